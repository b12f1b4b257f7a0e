import { lessonsRefusals } from '@afrolearn/contract/lessons.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(lessonsRefusals),
  faults: {
    'lesson/contact-data':
      'Please leave out phone numbers and email addresses. Learners reach you through the class.',
    'text/html': 'HTML cannot be used here. If you mean “less than”, put a space after the <.',
    'link/not-allowed':
      'Links may not lead to this place yet. The person who looks after this server can allow it.',
    'text/picture': 'Pictures cannot be put into the text yet.',
    'lesson/no-video': 'Please add the video or its link first.',
    'subject/unknown': 'Please choose a subject from the list.',
    'unit/unknown': 'Please choose a unit from the list.',
    'visibility/unknown': 'Please choose draft, class or school.',
    'class/not-yours': 'Please choose one of your classes.',
    'lesson/kind': 'Please choose video, reading or quiz.',
    'link/form': 'Please give a link that begins with https://.',
    'title/missing': 'Please give the lesson a title.',
    'options/count': 'Please give {fewest} to {most} options.',
    'answer/missing': 'Please say which option is right.',
    'title/unkind': 'Please use kind words in a title.',
    'title/plain-words': 'Please use plain words in a title.',
    'text/link-form': 'Please write a link as [its name](https://…).',
    'lesson/no-question': 'Please write a question first.',
    'questions/too-many': 'Please write at most {most} questions.',
    'option/missing': 'Please write every option.',
    'question/missing': 'Please write the question.',
    'questions/list': 'Please write the questions as a list.',
    'text/words': 'Please write the text as words.',
    'lesson/no-text': 'Please write the text first.',
    'link/too-long': 'That link is too long.',
    'answer/not-an-option': 'The answer must be one of the options.',
    'text/link-not-allowed': 'The link ‘{link}’ leads to a place that is not allowed here.',
    'link/grown-too-long': 'This link is too long.',
    'unit/elsewhere': 'This unit belongs to another subject or class.',
    'options/same': 'Two options are the same.',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'lessons/not-verified':
      'Shule yako lazima ikuthibitishe kuwa mwalimu kwanza. Tafadhali mwulize mwalimu mkuu.',
    'lessons/ask-head':
      'Ni mwalimu mkuu tu anayeweza kushiriki somo na shule nzima. Lishiriki na darasa lako, kisha umwombe.',
    'lessons/not-yours': 'Ni mwandishi wake au mwalimu mkuu tu anayeweza kubadilisha somo hili.',
    'lessons/changed':
      'Mtu mwingine amebadilisha somo hili ulipokuwa ukiandika. Lifungue tena, kisha uweke mabadiliko yako.',
    'lessons/taken-down': 'Mwalimu mkuu ameliondoa somo hili. Tafadhali mwombe alirudishe.',
    'lessons/not-for-video':
      'Ni somo la video tu linaloweza kuwa na video. Tafadhali badilisha aina ya somo kwanza.',
    'lessons/no-video': 'Tafadhali chagua video moja ya kutuma.',
    'lessons/video-too-large': 'Video hii ni kubwa mno. Tafadhali chagua iliyo chini ya MB 50, au uifupishe.',
    'lessons/wrong-video': 'Tafadhali chagua video nzima ya MP4 au WebM.',
    'lessons/no-room': 'Seva hii haina nafasi ya video. Tafadhali mwulize anayeitunza.',
  },
  faults: {
    'lesson/contact-data':
      'Tafadhali usiandike namba za simu wala barua pepe. Wanafunzi wanakupata kupitia darasa.',
    'text/html': 'HTML haiwezi kutumika hapa. Ukimaanisha “chini ya”, weka nafasi baada ya <.',
    'link/not-allowed': 'Viungo bado haviruhusiwi kwenda mahali hapa. Anayetunza seva hii anaweza kuruhusu.',
    'text/picture': 'Bado haiwezekani kuweka picha kwenye maandishi.',
    'lesson/no-video': 'Tafadhali weka video au kiungo chake kwanza.',
    'subject/unknown': 'Tafadhali chagua somo kwenye orodha.',
    'unit/unknown': 'Tafadhali chagua mada kwenye orodha.',
    'visibility/unknown': 'Tafadhali chagua rasimu, darasa au shule.',
    'class/not-yours': 'Tafadhali chagua moja ya madarasa yako.',
    'lesson/kind': 'Tafadhali chagua video, kusoma au jaribio.',
    'link/form': 'Tafadhali weka kiungo kinachoanza na https://.',
    'title/missing': 'Tafadhali lipe somo kichwa.',
    'options/count': 'Tafadhali weka chaguo {fewest} hadi {most}.',
    'answer/missing': 'Tafadhali sema ni chaguo gani lililo sahihi.',
    'title/unkind': 'Tafadhali tumia maneno mazuri kwenye kichwa.',
    'title/plain-words': 'Tafadhali tumia maneno ya kawaida kwenye kichwa.',
    'text/link-form': 'Tafadhali andika kiungo hivi: [jina lake](https://…).',
    'lesson/no-question': 'Tafadhali andika swali kwanza.',
    'questions/too-many': 'Tafadhali andika maswali yasiyozidi {most}.',
    'option/missing': 'Tafadhali andika kila chaguo.',
    'question/missing': 'Tafadhali andika swali.',
    'questions/list': 'Tafadhali andika maswali kama orodha.',
    'text/words': 'Tafadhali andika maandishi kwa maneno.',
    'lesson/no-text': 'Tafadhali andika maandishi kwanza.',
    'link/too-long': 'Kiungo hicho ni kirefu mno.',
    'answer/not-an-option': 'Jibu lazima liwe moja ya chaguo.',
    'text/link-not-allowed': 'Kiungo ‘{link}’ kinaelekea mahali pasiporuhusiwa hapa.',
    'link/grown-too-long': 'Kiungo hiki ni kirefu mno.',
    'unit/elsewhere': 'Mada hii ni ya somo au darasa lingine.',
    'options/same': 'Chaguo mbili zinafanana.',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'lessons/not-verified':
      'Votre école doit d’abord vous confirmer comme enseignant. Demandez à la direction.',
    'lessons/ask-head':
      'Seule la direction peut partager une leçon avec toute l’école. Partagez-la avec votre classe, et demandez-lui.',
    'lessons/not-yours': 'Seuls son auteur ou la direction peuvent modifier cette leçon.',
    'lessons/changed':
      'Quelqu’un a modifié cette leçon pendant que vous écriviez. Ouvrez-la encore, puis mettez vos changements.',
    'lessons/taken-down': 'La direction a retiré cette leçon. Demandez-lui de la remettre.',
    'lessons/not-for-video':
      'Seule une leçon vidéo peut avoir une vidéo. Changez d’abord le genre de la leçon.',
    'lessons/no-video': 'Choisissez une vidéo à envoyer.',
    'lessons/video-too-large':
      'Cette vidéo est trop grande. Choisissez-en une de moins de 50 Mo, ou raccourcissez-la.',
    'lessons/wrong-video': 'Choisissez une vidéo MP4 ou WebM entière.',
    'lessons/no-room': 'Ce serveur n’a pas de place pour la vidéo. Demandez à la personne qui s’en occupe.',
  },
  faults: {
    'lesson/contact-data':
      'N’écrivez ni numéro de téléphone ni adresse e-mail. Les élèves vous joignent par la classe.',
    'text/html':
      'Le HTML ne peut pas servir ici. Si vous voulez dire « plus petit que », mettez une espace après le <.',
    'link/not-allowed':
      'Les liens ne peuvent pas encore mener à cet endroit. La personne qui s’occupe de ce serveur peut le permettre.',
    'text/picture': 'On ne peut pas encore mettre d’images dans le texte.',
    'lesson/no-video': 'Ajoutez d’abord la vidéo ou son lien.',
    'subject/unknown': 'Choisissez une matière dans la liste.',
    'unit/unknown': 'Choisissez une unité dans la liste.',
    'visibility/unknown': 'Choisissez brouillon, classe ou école.',
    'class/not-yours': 'Choisissez une de vos classes.',
    'lesson/kind': 'Choisissez vidéo, lecture ou contrôle.',
    'link/form': 'Donnez un lien qui commence par https://.',
    'title/missing': 'Donnez un titre à la leçon.',
    'options/count': 'Donnez de {fewest} à {most} choix.',
    'answer/missing': 'Dites quel choix est juste.',
    'title/unkind': 'Utilisez des mots gentils dans un titre.',
    'title/plain-words': 'Utilisez des mots simples dans un titre.',
    'text/link-form': 'Écrivez un lien ainsi : [son nom](https://…).',
    'lesson/no-question': 'Écrivez d’abord une question.',
    'questions/too-many': 'Écrivez {most} questions au plus.',
    'option/missing': 'Écrivez chaque choix.',
    'question/missing': 'Écrivez la question.',
    'questions/list': 'Écrivez les questions en liste.',
    'text/words': 'Écrivez le texte avec des mots.',
    'lesson/no-text': 'Écrivez d’abord le texte.',
    'link/too-long': 'Ce lien est trop long.',
    'answer/not-an-option': 'La réponse doit être un des choix.',
    'text/link-not-allowed': 'Le lien « {link} » mène à un endroit qui n’est pas permis ici.',
    'link/grown-too-long': 'Ce lien est trop long.',
    'unit/elsewhere': 'Cette unité appartient à une autre matière ou à une autre classe.',
    'options/same': 'Deux choix sont pareils.',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'lessons/not-verified':
      'Essomero lyo lirina okusooka okukukakasa ng’omusomesa. Buuza omukulu w’essomero.',
    'lessons/ask-head':
      'Omukulu w’essomero ye yekka asobola okugabana essomo n’essomero lyonna. Ligabane n’ekibiina kyo, omusabe.',
    'lessons/not-yours': 'Eyaliwandiika oba omukulu w’essomero be bokka abasobola okukyusa essomo lino.',
    'lessons/changed':
      'Waliwo akyusizza essomo lino ng’owandiika. Ddamu oliggulewo, olwo oteekemu enkyukakyuka zo.',
    'lessons/taken-down': 'Omukulu w’essomero yaggyawo essomo lino. Musabe alizze.',
    'lessons/not-for-video':
      'Essomo lya vidiyo lyokka lye lisobola okuba ne vidiyo. Sooka okyuse ekika ky’essomo.',
    'lessons/no-video': 'Londa vidiyo emu ey’okusindika.',
    'lessons/video-too-large': 'Vidiyo eno nnene nnyo. Londa etasukka MB 50, oba gikendeeze.',
    'lessons/wrong-video': 'Londa vidiyo enzijuvu eya MP4 oba WebM.',
    'lessons/no-room': 'Seva eno terina kifo kya vidiyo. Buuza agirabirira.',
  },
  faults: {
    'lesson/contact-data':
      'Towandiika nnamba za ssimu wadde email. Abayizi bakutuukako nga bayita mu kibiina.',
    'text/html': 'HTML tekozesebwa wano. Bw’oba otegeeza “okuba ekitono”, leka ebbanga oluvannyuma lwa <.',
    'link/not-allowed':
      'Linki tezinnakkirizibwa kutwala mu kifo kino. Alabirira seva eno asobola okukikkiriza.',
    'text/picture': 'Ebifaananyi tebinnasobola kuteekebwa mu biwandiiko.',
    'lesson/no-video': 'Sooka oteekeko vidiyo oba linki yaayo.',
    'subject/unknown': 'Londa essomo ku lukalala.',
    'unit/unknown': 'Londa ekitundu ku lukalala.',
    'visibility/unknown': 'Londa ekitannaggwa, ekibiina oba essomero.',
    'class/not-yours': 'Londa ekimu ku bibiina byo.',
    'lesson/kind': 'Londa vidiyo, okusoma oba ebibuuzo.',
    'link/form': 'Teekawo linki etandika na https://.',
    'title/missing': 'Tuuma essomo erinnya.',
    'options/count': 'Teekawo eby’okulondako {fewest} okutuuka ku {most}.',
    'answer/missing': 'Gamba ekituufu ku by’okulondako.',
    'title/unkind': 'Kozesa ebigambo ebirungi mu linnya ly’essomo.',
    'title/plain-words': 'Kozesa ebigambo ebya bulijjo mu linnya ly’essomo.',
    'text/link-form': 'Wandiika linki bw’eti: [erinnya lyayo](https://…).',
    'lesson/no-question': 'Sooka owandiike ekibuuzo.',
    'questions/too-many': 'Wandiika ebibuuzo ebitasukka {most}.',
    'option/missing': 'Wandiika buli kya kulondako.',
    'question/missing': 'Wandiika ekibuuzo.',
    'questions/list': 'Wandiika ebibuuzo mu lukalala.',
    'text/words': 'Wandiika ebiwandiiko mu bigambo.',
    'lesson/no-text': 'Sooka owandiike ebigambo.',
    'link/too-long': 'Linki eyo mpanvu nnyo.',
    'answer/not-an-option': 'Eky’okuddamu kirina okuba ekimu ku by’okulondako.',
    'text/link-not-allowed': 'Linki ‘{link}’ etwala mu kifo ekitakkirizibwa wano.',
    'link/grown-too-long': 'Linki eno mpanvu nnyo.',
    'unit/elsewhere': 'Ekitundu kino kya ssomo oba kibiina kirala.',
    'options/same': 'Eby’okulondako bibiri bifaanagana.',
  },
} as const satisfies Translation<typeof en>;

export const lessons = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
