/**
 * Phrases that hurt or lure with innocent words: 'nobody likes you', 'come alone'. Word lists cannot catch
 * them. Syntax: `(a|b)` is a choice, a trailing `?` makes it optional, `#` is a number, and `^` and `$` are
 * the ends of the text, for words that are innocent inside a sentence.
 */
import { normaliseText, withoutDigits } from '#safety/normalise.ts';

/* Unifies l, I and 1, and repeated letters, in the phrase as in the text. */
const bare = (text: string): string => text.replace(/l/g, 'i').replace(/(\p{L})\1+/gu, '$1');

const sayings = (text: string): RegExp => {
  const choices = text
    .trim()
    .split(/\s*;\s*/)
    .filter((saying) => saying !== '')
    .map((saying) =>
      bare(saying)
        .replace(/\s+/g, ' ')
        .replace(/ \(([^()]*)\)\?/g, '(?: (?:$1))?')
        .replace(/^\^?\(([^()]*)\)\? /, (start, choice: string) =>
          start.startsWith('^') ? `^(?:(?:${choice}) )?` : `(?:(?:${choice}) )?`,
        )
        .replace(/\((?!\?)/g, '(?:')
        .replace(/#/g, '\\d+')
        .replace(/^\^/, '^ ')
        .replace(/\$$/, ' $'),
    )
    .map((saying) => `${saying.startsWith('^') ? '' : ' '}${saying}${saying.endsWith('$') ? '' : ' '}`);
  return new RegExp(choices.join('|'), 'u');
};

/* 'You are' in one language and the insult in another. */
const youAre = 'you are|you re|u r|ur|youre|wewe ni|gwe oli|oli|tu es|t es';
const worse = 'a|an|so|such a|very|too|just a|un|une|trop|si|tres|vraiment|aussi';
const insult =
  'pig|monkey|donkey|fool|ugly|useless|smelly|foolish|rat|mbwa|nguruwe|punda|nyani|takataka|fala|nkima|enkima|embwa|mubbi|omubbi|muwemu|omuwemu|con|conne|porc|cochon|moche|nul|nulle|laid|laide|bete|naze';

const hurting = sayings(`
  (i|1|we|we all|they|they all|everyone|everybody) (hate|hates) (you|u|her|him);
  (you|u) (are|r)? (a|an|so|such a|very|just a)? (pig|monkey|donkey|cow|fool|fat|ugly|useless|smelly|foolish|rat);
  (${youAre}) (${worse})? (${insult}); ^fool fool; ^(you)? fool$; ^fat (pig|cow)$; villager go (home|back|away);
  ugly (pig|face|girl|boy|thing); (you|u) stink; (you|u) smell (bad|like|so); ^(you|u) smell$; ^get lost; get lost you; shutup;
  (nobody|no one) (likes|wants|loves) (you|u|her|him); go (and)? die; kill (yourself|urself);
  (i|1|we) (will|ll|gonna|am going to) (kill|beat|slap|stab|hurt) (you|u);
  (wewe|we) (ni)? (mbwa|nguruwe|punda|nyani|takataka|kichaa|fala|mbaya|mnene|fool);
  (mbwa|nguruwe|punda|nyani|takataka|kichaa|fala|fool) (mwitu)? wewe; umbwa; unanuka; hakuna anayekupenda;
  hatukupendi; hatukutaki; (ninakuchukia|nakuchukia|tunakuchukia|anakuchukia|wanakuchukia); (nitakuua|nitakupiga|tutakupiga); kufa kabisa;
  (nenda)? ukafe; jiue; sura mbaya; ^fala$;
  (oli|gwe) (mbwa|embwa|mbizzi|embizzi|nkima|enkima|mubi nnyo|fool|muginyi);
  (mbwa|embwa|mbizzi|embizzi|nkima|enkima|muginyi|fool) gwe; (kabina|akabina) ko; owunya; ^wunya$; tewali akwagala;
  tetukwagala; (nkukyawa|tukukyawa|akukyawa|bakukyawa); ^nnyoko$; weesanjage;
  (mbwa|embwa|mbizzi|embizzi|nkima|enkima) eno (gwe)?; (oli|gwe) (mubi)? nga (embwa|embizzi|enkima|nkima);
  gwe (omubbi|omuwemu); (nja|tujja) (kukutta|kukukuba); genda ofe; weekube; wette;
  (t es|tu es|sale|espece de) (con|conne|porc|vache|cochon|moche|nul|nulle|laid|laide|gros|grosse);
  ^(gros|grosse) (porc|vache|cochon); conard; ntm; fdp; ^ferme la$; ^(ta g|tg)$; tu pues;
  ^espece de (singe|ane|chien|porc); pauvre (naze|con|conne|debile|nul|nulle);
  personne ne (t aime|veut de toi); (je|on|tout le monde|ils|elles) te (deteste|hais|hait|detestent); nous te detestons; ^va mourir; ^creve$; tue toi;
  suicide toi; je vais te (tuer|frapper|casser)
`);

const place =
  'whatsapp|whatsap|watsapp|watsap|wats app|whats app|telegram|instagram|insta|snapchat|snap|tiktok|tik tok|facebook|fb|imo|discord|ig';

const luring = sayings(`
  (give|send|tell) me (your|ur) (phone)? (number|no|photo|pic|picture|selfie|address); (your|ur) phone (number|no);
  send (me)? (a)? (pic|photo|picture|selfie|pics|photos) of (you|u|your|ur); take off (your|ur) (clothes|shirt|dress);
  do (you|u) have a (boyfriend|girlfriend); my (boyfriend|girlfriend); come to my (house|home|place|room); come alone;
  meet me; meet (alone|secretly|in secret|outside|behind); (do not|dont|don t|never) tell (your|ur|the|our|any)
  (mum|mummy|mom|mother|dad|daddy|father|parents|teacher); our secret; where do (you|u) (live|sleep);
  i live (at|in) (plot|house|room|number|no) (#)?; i (will|ll) (buy|give|send) (you|u) (a|some)? (phone|sweets|money|airtime|data|bundles|cash|chocolate);
  (i am|i m|im) on (${place});
  (text|dm|pm|inbox|${place}) me; hit me up; call me (tonight|later|now|on|at|after); my (${place}); me (on|ku) (${place});
  (nitafute|nifuate|niongeze|niko|nipo) (kwenye|kwa)? (${place}); nipigie (usiku|simu|leo); nipe namba; namba yako ya simu;
  (tuma|nitumie|nipe) picha yako; vua nguo; njoo (kwangu|nyumbani kwangu|peke yako);
  tukutane (nyuma|sokoni|peke|jioni|usiku|saa); kutana nami; tuonane; (usimwambie|usiwaambie)
  (mama|baba|mwalimu|mtu|wazazi); siri yetu; unaishi wapi; nitakununulia; nitakupa (pipi|pesa|simu); una mpenzi;
  (nnoonya|nfollow|ndi) ku (${place}); nkubira (ekiro|essimu); mpa (ennamba|nnamba|number) yo; ennamba yo;
  mpeereza (ekifaananyi kyo|photo yo|pic yo); ggyamu engoye; jjangu (ewange|ewaffe|wekka);
  tusisinkane (emabega|ku katale|ffekka|ekiro|akawungeezi); tobuulira (maama|taata|musomesa|omusomesa|muntu);
  kyama kyaffe; obeera wa; nja kukugulira; nja kukuwa (ssente|sente|essimu|swiiti); olina muganzi;
  (ajoute|suis|contacte|cherche|trouve) moi sur; je suis sur (${place}); mon (${place}); mp moi; appelle moi (ce soir|demain|au|sur);
  donne moi ton (numero|adresse); quoi ton numero; quel est ton numero; envoie (moi)? (ta photo|une photo de toi);
  enleve tes (habits|vetements); viens chez moi; viens (seul|seule);
  (rendez vous|on se voit|on se retrouve) (derriere|au marche|dehors|seuls|seules); retrouve moi;
  rejoins moi (derriere|dehors|chez|seul|seule|ce soir); je te (donne|donnerai) (de l argent|un telephone|des bonbons);
  ne (le)? dis (pas|rien) (a ta mere|a ton pere|a tes parents|au maitre|a la maitresse); notre secret;
  (tu habites ou|ou tu habites|ou habites tu); j habite au #; je t acheterai; tu as un (petit)? copain
`);

const readings = (text: string): string[] =>
  [normaliseText(text), withoutDigits(text)].map((reading) => ` ${bare(reading)} `);

/** Whether a text contains a hurtful phrase. */
export const hasHurtingPhrase = (text: string): boolean =>
  readings(text).some((reading) => hurting.test(reading));

/**
 * Whether a text asks a child to meet, to give an address, to send a picture or to keep a secret. For
 * messages between children only: a lesson may ask 'Where do you live?'.
 */
export const luresChild = (text: string): boolean => readings(text).some((reading) => luring.test(reading));
