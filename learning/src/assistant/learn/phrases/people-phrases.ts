import type { Situation } from '#assistant/learn/phrases/phrase.ts';

/** Phrases for people: praise, working together, safety, going home. */
export const peoplePhrases = {
  praising: {
    title: 'Praise and courage',
    phrases: [
      ['Well done.', 'Vizuri sana.', 'Très bien.', 'Okoze bulungi.'],
      ['Well done, all of you.', 'Hongereni nyote.', 'Bravo à vous tous.', 'Mwebale nnyo mwenna.'],
      ['Thank you for trying.', 'Asante kwa kujaribu.', 'Merci d’avoir essayé.', 'Weebale kugezaako.'],
      ['You worked hard.', 'Umefanya kazi kwa bidii.', 'Tu as bien travaillé.', 'Okoze n’obunyiikivu.'],
      [
        'A mistake helps us to learn.',
        'Kosa hutusaidia kujifunza.',
        'L’erreur nous aide à apprendre.',
        'Ensobi etuyamba okuyiga.',
      ],
      ['Try once more.', 'Jaribu tena.', 'Essaie encore une fois.', 'Ddamu ogezeeko.'],
      ['You are nearly there.', 'Umekaribia.', 'Tu y es presque.', 'Onaatera okukituukako.'],
      [
        'You are getting better.',
        'Unaendelea vizuri.',
        'Tu fais des progrès.',
        'Weeyongera okukola obulungi.',
      ],
      ['Let us all clap.', 'Tupige makofi sote.', 'Applaudissons tous.', 'Ffenna tukube mu ngalo.'],
    ],
  },
  grouping: {
    title: 'Working together',
    phrases: [
      ['Work in pairs.', 'Fanyeni kazi wawili wawili.', 'Travaillez par deux.', 'Mukole babiri babiri.'],
      [
        'Make groups of six.',
        'Tengenezeni vikundi vya watu sita.',
        'Formez des groupes de six.',
        'Mukole ebibinja by’abantu mukaaga.',
      ],
      [
        'Choose a leader for today.',
        'Chagueni kiongozi wa leo.',
        'Choisissez un responsable pour aujourd’hui.',
        'Mulonde omukulembeze wa leero.',
      ],
      ['Share the book.', 'Tumieni kitabu pamoja.', 'Partagez le livre.', 'Mukozese ekitabo mwenna wamu.'],
      ['Help your neighbour.', 'Msaidie jirani yako.', 'Aide ton voisin.', 'Yamba munno akuliraanye.'],
      [
        'Everybody gets a turn.',
        'Kila mmoja atapata zamu yake.',
        'Chacun aura son tour.',
        'Buli omu ajja kufuna omulundi gwe.',
      ],
      [
        'Change places quietly.',
        'Badilisheni nafasi kimyakimya.',
        'Changez de place en silence.',
        'Mukyuse ebifo mu kasirise.',
      ],
      ['The time is up.', 'Muda umeisha.', 'Le temps est écoulé.', 'Obudde buweddeko.'],
      [
        'Tell us what your group found.',
        'Tuambieni kikundi chenu kimepata nini.',
        'Dites-nous ce que votre groupe a trouvé.',
        'Mutubuulire ekibinja kyammwe kye kizudde.',
      ],
    ],
  },
  safety: {
    title: 'Safety and comfort',
    phrases: [
      ['Are you all right?', 'Uko sawa?', 'Ça va ?', 'Oli bulungi?'],
      [
        'Come and tell me if something is wrong.',
        'Njoo uniambie kama kuna tatizo.',
        'Viens me dire si quelque chose ne va pas.',
        'Jjangu ombuulire bwe wabaawo ekitagenda bulungi.',
      ],
      ['It is not your fault.', 'Si kosa lako.', 'Ce n’est pas ta faute.', 'Si musango gwo.'],
      [
        'Stop, that is dangerous.',
        'Acha, hiyo ni hatari.',
        'Arrête, c’est dangereux.',
        'Lekera awo, ekyo kya bulabe.',
      ],
      ['Do not touch it.', 'Usikiguse.', 'N’y touche pas.', 'Tokikwatako.'],
      ['Walk, do not run.', 'Tembea, usikimbie.', 'Marche, ne cours pas.', 'Tambula, todduka.'],
      ['Wash your hands.', 'Naweni mikono.', 'Lavez-vous les mains.', 'Munaabe mu ngalo.'],
      ['Drink some water.', 'Kunywa maji.', 'Bois de l’eau.', 'Nywa ku mazzi.'],
      [
        'You may go to the toilet.',
        'Unaweza kwenda chooni.',
        'Tu peux aller aux toilettes.',
        'Osobola okugenda mu kaabuyonjo.',
      ],
      [
        'We laugh at nobody.',
        'Hatumcheki mtu yeyote.',
        'On ne se moque de personne.',
        'Tetusekerera muntu yenna.',
      ],
    ],
  },
  ending: {
    title: 'Ending the day',
    phrases: [
      [
        'What did you learn today?',
        'Mmejifunza nini leo?',
        'Qu’avez-vous appris aujourd’hui ?',
        'Muyize ki leero?',
      ],
      [
        'Put your things away.',
        'Wekeni vitu vyenu mahali pake.',
        'Rangez vos affaires.',
        'Mutereeze ebintu byammwe.',
      ],
      ['Let us clean the classroom.', 'Tusafishe darasa.', 'Nettoyons la classe.', 'Tuyonje ekibiina.'],
      [
        'Stand in a line, please.',
        'Simameni kwenye mstari, tafadhali.',
        'Mettez-vous en rang, s’il vous plaît.',
        'Musimbe olunyiriri, mwattu.',
      ],
      ['Do this at home.', 'Fanyeni hili nyumbani.', 'Faites ceci à la maison.', 'Kino mukikolere awaka.'],
      [
        'Tell somebody at home what you learnt.',
        'Mwambieni mtu nyumbani mliyojifunza.',
        'Racontez à la maison ce que vous avez appris.',
        'Mubuulire ab’awaka bye muyize.',
      ],
      [
        'Come on time tomorrow.',
        'Njooni kwa wakati kesho.',
        'Venez à l’heure demain.',
        'Mujje mu budde enkya.',
      ],
      ['Go home safely.', 'Nendeni nyumbani salama.', 'Rentrez bien à la maison.', 'Mutuuke bulungi eka.'],
      ['See you tomorrow.', 'Tutaonana kesho.', 'À demain.', 'Tulabagane enkya.'],
    ],
  },
} as const satisfies Record<string, Situation>;
