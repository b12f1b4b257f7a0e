import type { SliceWords, Translation } from './slice.ts';

const en = {
  /** Templates of ours, filled with names from the curriculum, from lists of ours, or of groups, which the filter has read. */
  notifications: {
    badge: 'You earned the badge ‘{name}’.',
    level: 'You reached level {level}. Well done!',
    unit: 'You mastered ‘{title}’. Claim your reward.',
    assigned: 'New on your plan: ‘{title}’.',
    'assigned-until': 'New on your plan: ‘{title}’, until {dueOn}.',
    'work-reviewed': 'Your teacher looked at your work: ‘{title}’. Read what they say.',
    'work-returned': 'Your work ‘{title}’ came back with a word of your teacher. Try once more.',
    avatar: 'A new avatar is yours: {name}.',
    'group-invited': 'You are invited to the study group ‘{name}’.',
    'group-joined': 'Somebody new is in your study group ‘{name}’.',
    'group-goal': 'Your study group ‘{name}’ reached its goal of this week. You all did that!',
    welcome: 'Welcome to AfroLearn. Choose your class and open a first lesson.',
    'friend-asked': 'Somebody wants to be your friend.',
    'friend-accepted': 'You have a new friend.',
    'friend-waits': 'A friendship of your child waits for your word.',
    cheer: 'You were cheered on. See who it was and what for.',
    'class-joined': 'You are in the class ‘{name}’ now.',
    'class-asked': 'A pupil asks to join your class.',
    'child-joined': 'Your child is in the class ‘{name}’ now.',
    'child-asked': 'Your child has asked for a teacher.',
    helped: 'Your teacher saw that you helped a classmate. Thank you!',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  notifications: {
    badge: 'Umepata beji ‘{name}’.',
    level: 'Umefika kiwango cha {level}. Hongera!',
    unit: 'Umekuwa bingwa wa ‘{title}’. Pokea zawadi yako.',
    assigned: 'Mpya kwenye mpango wako: ‘{title}’.',
    'assigned-until': 'Mpya kwenye mpango wako: ‘{title}’, hadi {dueOn}.',
    'work-reviewed': 'Mwalimu wako ameangalia kazi yako: ‘{title}’. Soma alichosema.',
    'work-returned': 'Kazi yako ‘{title}’ imerudi na neno la mwalimu wako. Jaribu tena.',
    avatar: 'Umepata picha mpya ya wasifu: {name}.',
    'group-invited': 'Umealikwa kwenye kundi la kujifunza ‘{name}’.',
    'group-joined': 'Kuna mtu mpya kwenye kundi lako ‘{name}’.',
    'group-goal': 'Kundi lako ‘{name}’ limefikia lengo la wiki hii. Nyote mmefanya hivyo!',
    welcome: 'Karibu AfroLearn. Chagua darasa lako na ufungue somo la kwanza.',
    'friend-asked': 'Kuna anayetaka kuwa rafiki yako.',
    'friend-accepted': 'Una rafiki mpya.',
    'friend-waits': 'Urafiki wa mtoto wako unasubiri neno lako.',
    cheer: 'Umeshangiliwa. Angalia ni nani na kwa nini.',
    'class-joined': 'Sasa uko kwenye darasa ‘{name}’.',
    'class-asked': 'Mwanafunzi anaomba kujiunga na darasa lako.',
    'child-joined': 'Mtoto wako sasa yuko kwenye darasa ‘{name}’.',
    'child-asked': 'Mtoto wako ameomba mwalimu.',
    helped: 'Mwalimu wako ameona kwamba ulimsaidia mwenzako. Asante!',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  notifications: {
    badge: 'Tu as gagné le badge « {name} ».',
    level: 'Tu as atteint le niveau {level}. Bravo !',
    unit: 'Tu maîtrises « {title} ». Prends ta récompense.',
    assigned: 'Nouveau dans ton plan : « {title} ».',
    'assigned-until': 'Nouveau dans ton plan : « {title} », pour le {dueOn}.',
    'work-reviewed': 'Ton enseignant a regardé ton travail : « {title} ». Lis ce qu’il dit.',
    'work-returned':
      'Ton travail « {title} » est revenu avec un mot de ton enseignant. Essaie encore une fois.',
    avatar: 'Tu as un nouvel avatar : {name}.',
    'group-invited': 'Tu es invité dans le groupe d’étude « {name} ».',
    'group-joined': 'Il y a quelqu’un de nouveau dans ton groupe « {name} ».',
    'group-goal': 'Ton groupe « {name} » a atteint son objectif de la semaine. C’est grâce à vous tous !',
    welcome: 'Bienvenue sur AfroLearn. Choisis ta classe et ouvre une première leçon.',
    'friend-asked': 'Quelqu’un veut être ton ami.',
    'friend-accepted': 'Tu as un nouvel ami.',
    'friend-waits': 'Une amitié de votre enfant attend votre réponse.',
    cheer: 'On t’a encouragé. Regarde qui et pourquoi.',
    'class-joined': 'Tu es maintenant dans la classe « {name} ».',
    'class-asked': 'Un élève demande à rejoindre votre classe.',
    'child-joined': 'Votre enfant est maintenant dans la classe « {name} ».',
    'child-asked': 'Votre enfant a demandé un enseignant.',
    helped: 'Ton enseignant a vu que tu as aidé un camarade. Merci !',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  notifications: {
    badge: 'Ofunye bbaagi ‘{name}’.',
    level: 'Otuuse ku ddaala {level}. Weebale nnyo!',
    unit: 'Ofuuse omukugu mu ‘{title}’. Funa ekirabo kyo.',
    assigned: 'Ekipya ku nteekateeka yo: ‘{title}’.',
    'assigned-until': 'Ekipya ku nteekateeka yo: ‘{title}’, okutuusa nga {dueOn}.',
    'work-reviewed': 'Omusomesa wo alabye omulimu gwo: ‘{title}’. Soma ky’agamba.',
    'work-returned': 'Omulimu gwo ‘{title}’ gukomyewo n’ekigambo ky’omusomesa wo. Gezaako nate.',
    avatar: 'Ofunye ekifaananyi ekipya: {name}.',
    'group-invited': 'Oyitiddwa mu kibinja ky’okusoma ‘{name}’.',
    'group-joined': 'Waliwo omuntu omupya mu kibinja kyo ‘{name}’.',
    'group-goal': 'Ekibinja kyo ‘{name}’ kituuse ku kigendererwa kya wiiki eno. Mwenna mukikoze!',
    welcome: 'Tukusanyukidde ku AfroLearn. Londa ekibiina kyo oggulewo essomo erisooka.',
    'friend-asked': 'Waliwo ayagala okuba mukwano gwo.',
    'friend-accepted': 'Ofunye mukwano gwo omupya.',
    'friend-waits': 'Omukwano gw’omwana wo gulinda ekigambo kyo.',
    cheer: 'Bakutenderezza. Laba ani era lwaki.',
    'class-joined': 'Kati oli mu kibiina ‘{name}’.',
    'class-asked': 'Omuyizi asaba okuyingira ekibiina kyo.',
    'child-joined': 'Omwana wo kati ali mu kibiina ‘{name}’.',
    'child-asked': 'Omwana wo asabye omusomesa.',
    helped: 'Omusomesa wo alabye nti wayamba munno. Weebale!',
  },
} as const satisfies Translation<typeof en>;

export const notifications = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
