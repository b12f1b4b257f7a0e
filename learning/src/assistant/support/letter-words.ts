import type { Language } from '#languages/languages.ts';

export const occasions = ['learning', 'help', 'praise', 'absence', 'meeting', 'test'] as const;
export type Occasion = (typeof occasions)[number];

/**
 * `{name}`, `{class}`, `{unit}`, `{date}` and `{ask}` are placeholders. No sentence says whether the child is
 * a girl or a boy. The Kiswahili, French and Luganda have not been reviewed by speakers yet, and the page
 * says so.
 */
export type LetterWords = {
  readonly greeting: string;
  readonly greetingToAll: string;
  readonly child: string;
  readonly ask: string | null;
  readonly closing: string;
  readonly sender: string;
  readonly bodies: Readonly<Record<Occasion, readonly string[]>>;
};

export const letterWords: Readonly<Record<Language, LetterWords>> = {
  en: {
    greeting: 'Dear parent or guardian of {name},',
    greetingToAll: 'Dear parent or guardian,',
    child: 'your child',
    ask: null,
    closing: 'With respect,',
    sender: 'Class teacher',
    bodies: {
      learning: [
        'These days {class} learns about “{unit}”.',
        'You need no book to help. Let {name} tell you about it in your own language, five minutes a day.',
        'You can ask: “{ask}”',
        'Thank you for sending {name} to school every day.',
      ],
      help: [
        '{name} needs some more practice at “{unit}”.',
        'This is no punishment. Many children need more time.',
        'Please give ten quiet minutes each day. Let {name} explain to you what was learnt, and praise the effort.',
        'You can ask: “{ask}”',
      ],
      praise: [
        'I write to you because of something good.',
        '{name} has worked well at “{unit}” and did not give up.',
        'Please say at home that you are glad. It helps more than a present.',
      ],
      absence: [
        'We have missed {name} at school in the last days.',
        'We hope that all is well at home. Please tell us how we can help.',
        'The class works on “{unit}”. A friend can show what was done, and nobody is punished for having been away.',
        'If food, health, a uniform or the way to school is difficult, please come and speak with us.',
      ],
      meeting: [
        'We invite you to the school on {date}.',
        'We want to show you what the class learns, now “{unit}”, and to hear from you how {name} is at home.',
        'If you cannot come on that day, send us word, and we will find another time.',
        'You pay nothing for this meeting.',
      ],
      test: [
        'On {date} {class} writes a test about “{unit}”.',
        'Please see that {name} sleeps early the night before, eats something in the morning and comes in time.',
        'A mark shows what must be taught again. Please punish no child for a mark.',
      ],
    },
  },
  sw: {
    greeting: 'Kwa mzazi au mlezi wa {name},',
    greetingToAll: 'Kwa mzazi au mlezi,',
    child: 'mtoto wako',
    ask: 'Leo umejifunza jambo gani jipya?',
    closing: 'Kwa heshima,',
    sender: 'Mwalimu wa darasa',
    bodies: {
      learning: [
        'Siku hizi darasa la {class} linajifunza kuhusu “{unit}”.',
        'Huhitaji kitabu ili kusaidia. Mwache {name} akueleze kwa lugha yenu, dakika tano kila siku.',
        'Unaweza kuuliza: “{ask}”',
        'Asante kwa kumpeleka {name} shuleni kila siku.',
      ],
      help: [
        '{name} anahitaji mazoezi zaidi katika “{unit}”.',
        'Hii si adhabu. Watoto wengi wanahitaji muda zaidi.',
        'Tafadhali toa dakika kumi za utulivu kila siku. Mwache {name} akueleze aliyojifunza, na umsifu kwa bidii yake.',
        'Unaweza kuuliza: “{ask}”',
      ],
      praise: [
        'Ninakuandikia kwa sababu ya jambo jema.',
        '{name} amefanya kazi vizuri katika “{unit}” na hakukata tamaa.',
        'Tafadhali sema nyumbani kwamba umefurahi. Hilo linasaidia kuliko zawadi.',
      ],
      absence: [
        'Tumemkosa {name} shuleni siku za karibuni.',
        'Tunatumaini kuwa nyumbani wote ni wazima. Tafadhali tuambie jinsi tunavyoweza kusaidia.',
        'Darasa linajifunza “{unit}”. Rafiki anaweza kuonyesha yaliyofanyika, na hakuna anayeadhibiwa kwa kutokuwepo.',
        'Kama kuna ugumu wa chakula, afya, sare au njia ya kuja shuleni, tafadhali njoo tuzungumze.',
      ],
      meeting: [
        'Tunakualika shuleni tarehe {date}.',
        'Tunataka kukuonyesha darasa linajifunza nini, sasa “{unit}”, na kusikia kwako jinsi {name} anavyoendelea nyumbani.',
        'Kama huwezi kuja siku hiyo, tutumie ujumbe, nasi tutapanga siku nyingine.',
        'Hakuna malipo kwa mkutano huu.',
      ],
      test: [
        'Tarehe {date} darasa la {class} litafanya jaribio kuhusu “{unit}”.',
        'Tafadhali hakikisha kwamba {name} analala mapema usiku wa kabla, anakula asubuhi na anakuja kwa wakati.',
        'Alama huonyesha yanayopaswa kufundishwa tena. Tafadhali usimwadhibu mtoto yeyote kwa sababu ya alama.',
      ],
    },
  },
  fr: {
    greeting: 'Aux parents ou tuteurs de l’élève {name},',
    greetingToAll: 'Chers parents, chers tuteurs,',
    child: 'votre enfant',
    ask: 'Qu’as-tu appris de nouveau aujourd’hui ?',
    closing: 'Avec tout notre respect,',
    sender: 'L’enseignant ou l’enseignante de la classe',
    bodies: {
      learning: [
        'Ces jours-ci, la classe {class} étudie « {unit} ».',
        'Vous n’avez besoin d’aucun livre pour aider. Laissez {name} vous en parler dans votre langue, cinq minutes par jour.',
        'Vous pouvez demander : « {ask} »',
        'Merci d’envoyer {name} à l’école chaque jour.',
      ],
      help: [
        '{name} a besoin de s’exercer encore un peu sur « {unit} ».',
        'Ce n’est pas une punition. Beaucoup d’enfants ont besoin de plus de temps.',
        'Donnez chaque jour dix minutes de calme. Laissez {name} vous expliquer la leçon, et félicitez l’effort.',
        'Vous pouvez demander : « {ask} »',
      ],
      praise: [
        'Je vous écris pour une bonne nouvelle.',
        '{name} a bien travaillé sur « {unit} » et a gardé courage.',
        'Dites à la maison que vous en êtes heureux. Cela aide plus qu’un cadeau.',
      ],
      absence: [
        '{name} nous a manqué à l’école ces derniers jours.',
        'Nous espérons que tout va bien chez vous. Dites-nous, s’il vous plaît, comment nous pouvons aider.',
        'La classe travaille sur « {unit} ». Un camarade peut montrer ce qui a été fait, et personne n’est puni pour une absence.',
        'Si la nourriture, la santé, l’uniforme ou le trajet posent une difficulté, venez nous en parler.',
      ],
      meeting: [
        'Nous vous invitons à l’école le {date}.',
        'Nous voulons vous montrer ce que la classe apprend, en ce moment « {unit} », et savoir comment va {name} à la maison.',
        'Si vous ne pouvez pas venir ce jour-là, faites-le-nous savoir et nous trouverons un autre moment.',
        'Cette rencontre est gratuite.',
      ],
      test: [
        'Le {date}, la classe {class} fera un contrôle sur « {unit} ».',
        'Veillez à ce que {name} se couche tôt la veille, mange le matin et arrive à l’heure.',
        'Une note montre ce qu’il faut enseigner de nouveau. Ne punissez aucun enfant pour une note.',
      ],
    },
  },
  lg: {
    greeting: 'Eri omuzadde oba omukuza wa {name},',
    greetingToAll: 'Eri omuzadde oba omukuza,',
    child: 'omwana wo',
    ask: 'Leero oyize ki ekipya?',
    closing: 'N’ekitiibwa,',
    sender: 'Omusomesa w’ekibiina',
    bodies: {
      learning: [
        'Ennaku zino ekibiina kya {class} kiyiga ku “{unit}”.',
        'Teweetaaga kitabo okuyamba. Leka {name} akunnyonnyole mu lulimi lwammwe, eddakiika ttaano buli lunaku.',
        'Oyinza okubuuza nti: “{ask}”',
        'Weebale okusindika {name} ku ssomero buli lunaku.',
      ],
      help: [
        '{name} yeetaaga okwegezaamu okusingawo ku “{unit}”.',
        'Kino si kibonerezo. Abaana bangi beetaaga obudde obusingawo.',
        'Tukusaba owe eddakiika kkumi ez’obutebenkevu buli lunaku. Leka {name} akunnyonnyole by’ayize, era osiime okufuba kwe.',
        'Oyinza okubuuza nti: “{ask}”',
      ],
      praise: [
        'Nkuwandiikira olw’ekintu ekirungi.',
        '{name} akoze bulungi ku “{unit}” era taweddeemu maanyi.',
        'Tukusaba oyogere awaka nti osanyuse. Ekyo kiyamba okusinga ekirabo.',
      ],
      absence: [
        '{name} abadde tajja ku ssomero mu nnaku ezaakayita.',
        'Tusuubira nti awaka muli bulungi. Tukusaba otubuulire engeri gye tuyinza okuyambamu.',
        'Ekibiina kiyiga “{unit}”. Mukwano gwe asobola okulaga ebyakoleddwa, era tewali abonerezebwa olw’okubulawo.',
        'Bwe wabaawo obuzibu bw’emmere, obulamu, yunifoomu oba olugendo olujja ku ssomero, tukusaba ojje twogere.',
      ],
      meeting: [
        'Tukuyita ku ssomero nga {date}.',
        'Twagala okukulaga ekibiina kye kiyiga, kati “{unit}”, n’okuwulira okuva gy’oli {name} bw’ali awaka.',
        'Bw’oba tosobola kujja ku lunaku olwo, tutegeeze, tujja kunoonya olunaku olulala.',
        'Olukuŋŋaana luno lwa bwereere.',
      ],
      test: [
        'Nga {date} ekibiina kya {class} kijja kukola ekigezo ku “{unit}”.',
        'Tukusaba olabe nti {name} yeebaka nga bukyali, alya ku makya era ajja mu budde.',
        'Obubonero bulaga ebirina okuddamu okusomesebwa. Tukusaba tobonereza mwana yenna olw’obubonero.',
      ],
    },
  },
};
