/**
 * Hurtful or luring lines, written by somebody who had not read the filter's rules: what children do to get
 * past one (spaces, punctuation, doubled letters, mixed languages), numbers in words, spelled-out addresses,
 * requests to meet. `lines.ts` was written with the lists in view; this set measures the filter on new lines.
 */
import type { ListLanguage } from '#safety/word-lists.ts';
import { phrases } from './phrases-of.ts';

export const heldOutUnkind: Readonly<Record<ListLanguage, readonly string[]>> = {
  en: phrases(`
    s t u p i d; you are a stooopid girl; st.up.id boy; $tupid; 1diot; id-i-ot; i d i o t s all of you; l0ser;
    looooserrrr; u r so dumb; shutup; sh ut up; f*ck you; fuuuck; f u c k off; fvck this; b!tch; bi7ch; a$$hole;
    you are a pig; you smell bad; u stink; nobody wants you here; nobody likes u; we all hate you; everyone hates her;
    go and die; kill yourself; kys; i will kill you; i will beat you after school; you are so fat and ugly;
    get lost you fool; you foolish girl; you mjinga; wewe stupid; you are musiru; mpumbavu girl; retard;
    send me a pic of your body; send nudes; take off your clothes; do you have a boyfriend; you are sexy;
    zero 7 seven 2 one two 3 four five six; o seven seven two, one two three, four five six; 07 72 12 34 56;
    0-7-7-2-1-2-3-4-5-6; plus two five six seven seven two one two three four five six;
    o double seven two one two three four five six; my no is O77 2I2 3456; akello (at) gmail (dot) com;
    akello at yahoo dot com; akello[at]gmail.com; g mail me akello2013; add me on insta; add me on w h a t s a p p;
    whatsap me; wats app me; hit me up on snapchat; my tik tok is akello13; follow me on tiktok; dm me; dm me on ig;
    text me tonight; call me tonight; give me your number; what is your phone number; come to my house after school;
    meet me behind the latrines; meet me at the market at four; lets meet alone after class;
    do not tell your mum about us; it is our secret; dont tell the teacher we talk; where do you live;
    i live at plot 14 kira road; send me your photo; come alone, i will give you sweets; i will buy you a phone
  `),
  sw: phrases(`
    m j i n g a; mjiiinga sana; mj1nga; m.j.i.n.g.a; wajinga nyinyi; we mjinga; mpumbavuuu; mpumb4vu wewe; pumbavu zako;
    mshenz1; shenzi kabisa; shenzi type; mbwa mwitu wewe; wewe ni mbwa; wewe ni nguruwe; wewe ni punda; nyani wewe;
    malaya wewe; m a l a y a; msenge; kuma; k u m a mako; mkundu; matako yako; umbwa; fala wewe; f a l a; takataka wewe;
    unanuka sana; unanuka kama choo; hakuna anayekupenda; hatukupendi; hatukutaki; nakuchukia; tunakuchukia; nitakuua;
    nitakupiga baada ya shule; kufa kabisa; nenda ukafe; jiue; wewe mbaya na mnene; sura mbaya; you mpumbavu; wewe idiot;
    stupid wewe; wewe loser; sifuri saba saba mbili moja mbili tatu nne tano sita; 0 saba 7 mbili 1 2 tatu 4 5 sita;
    jumlisha mbili tano sita saba saba mbili moja mbili tatu; 0.7.7.2.1.2.3.4.5.6; neema at gmail nukta com;
    neema (at) yahoo nukta com; nitafute whatsapp; nitafute insta; nifuate tiktok; nipigie usiku; nipigie simu leo usiku;
    nipe namba yako; nipe namba ya simu; namba yako ya simu ni ipi; tuma picha yako; nitumie picha yako; vua nguo;
    njoo kwangu baada ya shule; njoo nyumbani kwangu; njoo peke yako; tukutane nyuma ya shule; tukutane sokoni jioni;
    kutana nami nyuma ya choo; tuonane peke yetu; usimwambie mama; usimwambie mwalimu; hii ni siri yetu; unaishi wapi;
    nitakununulia simu; una mpenzi
  `),
  lg: phrases(`
    m u s i r u; omusiruuu; musilu; omus1ru; mu.si.ru; musiru nnyo; abasiru; obusiru; oli musiru nnyo; gwe musiru;
    ggwe omusiru; kasiru ggwe; mbwa; embwa ggwe; oli mbwa; oli mbizzi; embizzi; nkima; oli nkima; ggwe enkima;
    malaaya; m a l a y a; mmalaya ggwe; omuyaaye ggwe; muyaye; kazi y'omusiru you; kabina ko; akabina ko; emmana yo; emmana;
    nnyoko; kitaawo omusiru; gwe stupid; you musiru; oli idiot; oli stupid; gwe fool; wunya; owunya nnyo; owunya bubi;
    tewali akwagala; tetukwagala wano; nkukyawa; tukukyawa; nja kukutta; nja kukukuba; genda ofe; weekube; wette;
    oli mubi nnyo mu maaso; muginyi ggwe; zero musanvu musanvu bbiri emu bbiri ssatu nnya ttaano mukaaga;
    zero 7 musanvu 2 emu 2 ssatu 4 5 mukaaga; 0.7.7.2.1.2.3.4.5.6; nakato at gmail dot com; nakato (at) yahoo (dot) com;
    nnoonya ku whatsapp; nnoonya ku insta; add me ku snap; nfollow ku tiktok; nkubira ekiro; nkubira essimu;
    mpa ennamba yo; mpa number yo; ennamba yo ye ki; mpeereza ekifaananyi kyo; mpeereza photo yo; ggyamu engoye;
    jjangu ewange; jjangu ewaffe ng'ossomero liwedde; jjangu wekka; tusisinkane emabega wa kaabuyonjo;
    tusisinkane ku katale akawungeezi; tusisinkane ffekka; tobuulira maama; tobuulira musomesa; kino kyama kyaffe;
    obeera wa; nja kukugulira essimu; olina muganzi wo
  `),
  fr: phrases(`
    c o n n a r d; connnnard; c0nnard; con.nard; conard; conne; sale con; t'es con; tu es conne; abruti; 4bruti;
    abrutiii; cr3tin; cretine; imb3cile; imbeciles; idiot; espece d'idiote; id1ot; debile va; deb!le; salope; s4lope;
    s a l o p e; salaud; putain; put1; p u t e; pute; encule; enculer; va te faire foutre; nique ta mere; ntm; fdp;
    ferme ta gueule; ferme la; ta g; tg; batard; merdeux; m3rde; gros porc; grosse vache; sale cochon; tu pues;
    tu pues grave; personne ne t'aime; personne ne veut de toi; on te deteste; je te deteste; je te hais; va mourir;
    creve; tue-toi; suicide-toi; je vais te tuer; je vais te frapper apres l'ecole; tu es moche et gros; sale moche;
    zero sept soixante douze douze trente quatre; zero 7 sept 2 un 2 trois 4 cinq six; 07.72.12.34.56; 0-7-7-2-1-2-3-4-5-6;
    marie arobase gmail point com; marie (at) yahoo (point) fr; ajoute-moi sur insta; ajoute moi sur snap;
    suis-moi sur tiktok; mon w h a t s a p p; mp moi; appelle-moi ce soir; donne-moi ton numero; c'est quoi ton numero;
    envoie-moi ta photo; envoie une photo de toi; enleve tes habits; viens chez moi apres l'ecole; viens seule;
    rendez-vous derriere l'ecole; on se retrouve au marche; retrouve-moi derriere les toilettes; ne le dis pas a ta mere;
    ne dis rien au maitre; c'est notre secret; tu habites ou; j'habite au 14 rue du lac; je t'acheterai un telephone;
    tu as un copain
  `),
};
