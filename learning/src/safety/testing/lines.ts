/**
 * A test set for the filter, by language: lines as children write them under a lesson. The unkind ones
 * include unlisted words, so that the figures can be below 100; the innocent ones include look-alikes of
 * listed words.
 */
import type { ListLanguage } from '#safety/word-lists.ts';

const lines = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

/* Names and places of Uganda that resemble listed words. */
const namesAndPlaces = `
  Kumi; Kasese; Kisoro; Masindi; Mbale; Mbarara; Moroto; Mubende; Mukono; Mityana; Mpigi; Masaka;
  Nakasongola; Ssembabule; Bushenyi; Bududa; Butaleja; Fort Portal; Entebbe; Jinja; Gulu; Kitgum; Lira;
  Arua; Soroti; Tororo; Okello Dick; Namutebi Mavis; Kasirye Fred; Kabuye Titus; Kasirivu Tom;
  Mbwana Samatta; Ssemakula Musa; Asiimwe Doreen; Titi Aceng; Kyambadde Farouk; Byaruhanga Moses;
  Nakato Aisha; Wasswa Peter; Babirye Joan; Scunthorpe; Essex and Sussex; Penistone; Cockermouth;
  Dickens wrote about a boy; Mr. Cockburn; Class assessment; Bassoon and grass; P7 Blue 2026; 24 + 36 = 60;
  1, 2, 3, 4, 5, 6, 7, 8; 0.25 of 100 is 25
`
  .split(';')
  .map((name) => name.trim());

type Frames = { frames: readonly string[]; things: readonly string[] };
const fill = ({ frames, things }: Frames): readonly string[] =>
  frames.flatMap((frame) => things.map((thing) => frame.replace('…', thing)));

const innocentFrames: Readonly<Record<ListLanguage, Frames>> = {
  en: {
    frames: lines(`
      Why does the … not work?
      I think the … is in the second picture.
      We saw a … at our school on Monday.
      Can somebody explain the … again, please?
      My answer for the … was 12.
      The … is bigger than I thought.
      I like the part about the ….
      First draw the …, then colour it.
      At home my aunt has a ….
      The teacher said that the … is important.
    `),
    things: lines(`
      circuit
      cockerel
      donkey's ass
      analysis
      grapes
      class
      bulb
      pass mark
      compass
      therapist
      document
      title
      peacock
      Uranus
      matches
    `),
  },
  sw: {
    frames: lines(`
      Kwa nini … haifanyi kazi?
      Nadhani … iko kwenye picha ya pili.
      Tuliona … shuleni Jumatatu.
      Tafadhali eleza … tena.
      Jibu langu kuhusu … ni 12.
      … ni kubwa kuliko nilivyofikiri.
      Ninapenda sehemu ya ….
      Kwanza chora …, kisha ipake rangi.
      Nyumbani shangazi ana ….
      Mwalimu alisema … ni muhimu.
    `),
    things: lines(`
      saketi
      mbwa
      punda
      nguruwe
      mboga
      kuku
      mavuno
      matatu
      kumi na mbili
      shule
      taa
      kitabu
      mfalme Firauni
      kumbukumbu
      mashamba
    `),
  },
  lg: {
    frames: lines(`
      Lwaki … tekola?
      Ndowooza … kiri mu kifaananyi ekyokubiri.
      Twalaba … ku ssomero ku Bbalaza.
      Nnyonnyola … nate.
      Eky’okuddamu kyange ku … kiri 12.
      … kinene okusinga bwe nalowooza.
      Njagala ekitundu kya ….
      Sooka okube …, olwo osiige langi.
      Awaka ssenga alina ….
      Omusomesa yagamba nti … kikulu.
    `),
    things: lines(`
      ettaala
      embwa
      embizzi
      enkoko
      omusiri
      omusisi
      ekitabo
      emmere
      mmaanu
      amatooke
      ennyumba
      omuti
      kasooli
      nnyonyi
      musizi
    `),
  },
  fr: {
    frames: lines(`
      Pourquoi … ne marche pas ?
      Je crois que … est dans la deuxième image.
      Nous avons vu … à l’école lundi.
      Peux-tu expliquer … encore une fois ?
      Ma réponse pour … était 12.
      … est plus grand que je pensais.
      J’aime la partie sur ….
      Dessine d’abord …, puis colorie.
      À la maison ma tante a ….
      Le maître a dit que … est important.
    `),
    things: lines(`
      le circuit
      la chatte et ses petits
      le coq
      la bite d’amarrage
      une réputation
      le compte
      la dispute
      le député
      le concombre
      une ampoule
      le sac
      la classe
      une pénicilline
      le conducteur
      l’analyse
    `),
  },
};

export const innocentLines = (language: ListLanguage): readonly string[] => [
  ...namesAndPlaces,
  ...fill(innocentFrames[language]),
];

/* The disguises that children use for a word. */
const dress: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => line.toUpperCase(),
  (line) => line.replace(/[aeio]/g, (sign) => ({ a: '4', e: '3', i: '1', o: '0' })[sign] ?? sign),
  (line) => line.replace(/(\p{L})(?=\P{L}*$)/u, '$1$1$1$1'),
];

const unkind: Readonly<Record<ListLanguage, readonly string[]>> = {
  en: lines(`
    you are stupid
    what an idiot
    shut up now
    you loser
    go die
    moron
    this is bullshit
    i hate you
    dumb question
    you bitch
    ugly pig
    nobody likes you
  `),
  sw: lines(`
    wewe mjinga
    mpumbavu
    mbwa wewe
    mshenzi
    malaya
    pumbavu
    kuma mako
    punguani
    nguruwe wewe
    washenzi nyinyi
    hatukutaki hapa
    unanuka
  `),
  lg: lines(`
    omusiru
    oli musiru
    mbwa ggwe
    malaya
    omuyaaye
    embizzi ggwe
    abasiru mwenna
    obusiru bwo
    nkima ggwe
    basiyazi
    owunya
    tetukwagala
  `),
  fr: lines(`
    tu es un cretin
    connard
    ta gueule
    espece d'abruti
    salope
    merde
    fils de pute
    imbecile
    batard
    debile
    tu pues
    personne ne t'aime
  `),
};

const contact: Readonly<Record<ListLanguage, readonly string[]>> = {
  en: lines(`
    call me 0772 123 456
    +256 772 123 456 is my number
    zero seven seven two one two three four five six
    akello at gmail dot com
    add me on snap
    find me on whatsapp
    insta: akello_04
    www.example.org
    my facebook is akello
    write to akello@home.ug
    @akello_2013
    t.me/akello
    i live in house 12 behind the mosque
  `),
  sw: lines(`
    nipigie 0772123456
    namba yangu +256 772 123 456
    sifuri saba saba mbili moja mbili tatu nne tano
    whatsapp yangu 0772-123-456
    insta: neema_04
    neema@home.ug
    wa.me/256772123456
    yangu ya telegram
    neema gmail
    www.example.org
    @neema_2013
    facebook: neema
    tukutane sokoni saa kumi
  `),
  lg: lines(`
    nkubira 0772123456
    ennamba yange +256 772 123 456
    essimu 0772-123-456
    whatsapp: 0772 123 456
    insta: nakato_04
    nakato@home.ug
    nakato gmail
    t.me/nakato
    www.example.org
    @nakato_2013
    facebook: nakato
    O772l23456
    tusisinkane ku katale
  `),
  fr: lines(`
    appelle-moi au 0772 123 456
    mon numero +256 772 123 456
    zero sept sept deux un deux trois quatre cinq
    mon whatsapp
    insta: marie_04
    marie arobase home point ug
    marie@home.ug
    marie gmail
    www.example.org
    @marie_2013
    ma facebook
    t.me/marie
    on se voit derriere le marche
  `),
};

export const unkindLines = (language: ListLanguage): readonly string[] => [
  ...unkind[language].flatMap((line) => dress.map((way) => way(line))),
  ...contact[language],
];
