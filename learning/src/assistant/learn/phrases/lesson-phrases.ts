import type { Situation } from '#assistant/learn/phrases/phrase.ts';

/** Phrases for running a lesson: beginning, quiet, work and questions. */
export const lessonPhrases = {
  starting: {
    title: 'Starting the lesson',
    phrases: [
      [
        'Good morning, children.',
        'Habari za asubuhi, watoto.',
        'Bonjour, les enfants.',
        'Mwasuze mutya, abaana?',
      ],
      ['How are you today?', 'Mko hali gani leo?', 'Comment allez-vous aujourd’hui ?', 'Muli mutya leero?'],
      ['Sit down, please.', 'Ketini, tafadhali.', 'Asseyez-vous, s’il vous plaît.', 'Mutuule, mwattu.'],
      ['Is everybody here?', 'Je, wote wapo?', 'Tout le monde est là ?', 'Abaana bonna weebali?'],
      ['Who is missing today?', 'Nani hayupo leo?', 'Qui est absent aujourd’hui ?', 'Ani ataliiwo leero?'],
      ['Take out your books.', 'Toeni vitabu vyenu.', 'Sortez vos cahiers.', 'Muggyeyo ebitabo byammwe.'],
      [
        'What do you remember from yesterday?',
        'Mnakumbuka nini kutoka jana?',
        'Que retenez-vous de la leçon d’hier ?',
        'Mujjukira ki ku bye twayiga jjo?',
      ],
      [
        'Today we learn something new.',
        'Leo tunajifunza jambo jipya.',
        'Aujourd’hui, nous apprenons quelque chose de nouveau.',
        'Leero tuyiga ekintu ekipya.',
      ],
    ],
  },
  quiet: {
    title: 'Asking for quiet and attention',
    phrases: [
      ['Please listen.', 'Tafadhali sikilizeni.', 'Écoutez, s’il vous plaît.', 'Muwulirize, mwattu.'],
      ['Quiet, please.', 'Kimya, tafadhali.', 'Silence, s’il vous plaît.', 'Musirike, mwattu.'],
      ['Look at me.', 'Nitazameni.', 'Regardez-moi.', 'Muntunuulire.'],
      ['Look at the board.', 'Tazameni ubao.', 'Regardez le tableau.', 'Mutunuulire olubaawo.'],
      ['One at a time.', 'Mmoja mmoja.', 'Un à la fois.', 'Omu ku omu.'],
      [
        'Raise your hand, then speak.',
        'Inua mkono, kisha useme.',
        'Lève la main, puis parle.',
        'Wanika omukono, olyoke oyogere.',
      ],
      [
        'Let your friend finish.',
        'Mwache mwenzako amalize.',
        'Laisse ton camarade finir.',
        'Leka munno amalirize.',
      ],
      [
        'Put your hands on the desk.',
        'Wekeni mikono juu ya dawati.',
        'Posez les mains sur la table.',
        'Muteeke emikono ku mmeeza.',
      ],
    ],
  },
  working: {
    title: 'Reading, writing and working',
    phrases: [
      [
        'Open your book at page ten.',
        'Fungueni kitabu ukurasa wa kumi.',
        'Ouvrez votre livre à la page dix.',
        'Mubikkule ekitabo ku lupapula olw’ekkumi.',
      ],
      ['Write this down.', 'Andikeni hili.', 'Écrivez ceci.', 'Muwandiike kino.'],
      ['Read with me.', 'Someni pamoja nami.', 'Lisez avec moi.', 'Musomere wamu nange.'],
      ['Repeat after me.', 'Rudieni baada yangu.', 'Répétez après moi.', 'Muddemu bye njogera.'],
      ['Say it again.', 'Sema tena.', 'Dis-le encore une fois.', 'Ddamu okyogere.'],
      [
        'Work alone for five minutes.',
        'Fanyeni kazi kila mmoja peke yake kwa dakika tano.',
        'Travaillez seuls pendant cinq minutes.',
        'Mukole buli omu yekka okumala eddakiika ttaano.',
      ],
      [
        'Check your work.',
        'Angalieni tena kazi yenu.',
        'Vérifiez votre travail.',
        'Mukebere omulimu gwammwe.',
      ],
      [
        'Bring me your books.',
        'Nileteeni vitabu vyenu.',
        'Apportez-moi vos cahiers.',
        'Mundeetere ebitabo byammwe.',
      ],
    ],
  },
  asking: {
    title: 'Asking and checking',
    phrases: [
      ['Do you understand?', 'Mmeelewa?', 'Avez-vous compris ?', 'Mutegedde?'],
      [
        'Who can explain it?',
        'Nani anaweza kueleza?',
        'Qui peut l’expliquer ?',
        'Ani asobola okukinnyonnyola?',
      ],
      [
        'How did you find the answer?',
        'Ulipataje jibu?',
        'Comment as-tu trouvé la réponse ?',
        'Eky’okuddamu okizudde otya?',
      ],
      [
        'Why do you think so?',
        'Kwa nini unafikiri hivyo?',
        'Pourquoi penses-tu cela ?',
        'Lwaki olowooza bw’otyo?',
      ],
      [
        'Take time to think.',
        'Chukua muda wa kufikiri.',
        'Prends le temps de réfléchir.',
        'Twala akaseera olowooze.',
      ],
      [
        'Who has another answer?',
        'Nani ana jibu jingine?',
        'Qui a une autre réponse ?',
        'Ani alina eky’okuddamu ekirala?',
      ],
      [
        'Ask me if it is not clear.',
        'Niulizeni kama haieleweki.',
        'Demandez-moi si ce n’est pas clair.',
        'Mumbuuze bwe muba temutegedde.',
      ],
      [
        'Show me with your fingers.',
        'Nionyesheni kwa vidole.',
        'Montrez-moi avec vos doigts.',
        'Mundage n’engalo zammwe.',
      ],
    ],
  },
} as const satisfies Record<string, Situation>;
