/** What a teacher may notice, and the steps specific to it. The general steps are elsewhere. */
export type Concern = {
  readonly title: string;
  readonly signs: readonly string[];
  /** First steps, within the hour or the day. */
  readonly now: readonly string[];
  readonly not: readonly string[];
};

export const concerns = {
  hurt: {
    title: 'A child is beaten or hurt',
    signs: [
      'bruises, burns or cuts that are explained in changing ways',
      'fear of going home, or of one person',
      'long sleeves in the heat, pain when sitting',
    ],
    now: [
      'Is the child wounded or in pain? Go with the child to the health centre now, together with a second adult.',
      'Let the child not go home alone today before the head and the LC or police have decided what is safe.',
    ],
    not: [
      'Do not undress or examine the child.',
      'Do not call the suspected person to “explain” before the child is safe.',
    ],
  },
  sexual: {
    title: 'Somebody may have touched or forced a child',
    signs: [
      'words or play about sex that do not fit the age',
      'pain when walking, torn or stained clothes, a pregnancy',
      'gifts, money or a phone from an older person; sudden fear of one person',
    ],
    now: [
      'Health first: a health centre or hospital on the same day. Medicine against HIV works only within 72 hours, so hours count.',
      'Clothes are not washed or thrown away: put them into a paper bag, not plastic.',
      'The police give form PF3 for the examination. Treatment does not wait for it.',
      'This is a crime and is never settled between families, with money, or by marriage.',
    ],
    not: [
      'Do not ask what was done in detail, or more than once: one trained person will ask.',
      'Do not ask what the child wore or why they went there.',
      'Do not let the child meet the suspected person.',
    ],
  },
  hunger: {
    title: 'A child is hungry, ill or left alone',
    signs: [
      'sleepy, thin, often without food; wounds or illness that nobody treats',
      'looks after small brothers and sisters alone',
      'dirty clothes for weeks, no adult who comes to meetings',
    ],
    now: [
      'Give food and water quietly, today, so that nobody sees it as charity.',
      'Ask the family first with respect: poverty is no crime. Look for help with the LC, the church or mosque, and neighbours.',
      'If an adult leaves the child alone or refuses treatment, it is reported like any other harm.',
    ],
    not: ['Do not send the child home for fees, uniform or dirt.', 'Do not speak of it before the class.'],
  },
  'child-works': {
    title: 'A child works instead of learning',
    signs: [
      'away on market days, harvest days or in the mornings; very tired hands and eyes',
      'carries, digs, sells, breaks stones or works in another home',
      'speaks of an employer or of money that is owed',
    ],
    now: [
      'Find out whether the work is dangerous, or whether somebody keeps the child. If so, report on the same day.',
      'With the family look for hours that leave school free; ask the LC and the community development officer for help.',
      'Give the missed work in small pieces, without punishment.',
    ],
    not: ['Do not punish for coming late.', 'Do not send the child on errands or to your own garden.'],
  },
  marriage: {
    title: 'A child may be married, pregnant or cut',
    signs: [
      'talk of a wedding, bride price, an “uncle” who pays; visits of a stranger',
      'a girl is taken out of school suddenly, often in the holidays',
      'fear before a ceremony; a pregnancy',
    ],
    now: [
      'Nobody under 18 may be married in Uganda, whatever the family has agreed. Report before the day, not after it.',
      'Genital cutting is forbidden by law: report at once.',
      'A pregnant girl and a young mother may go on learning and come back. Say so to her and to the family.',
    ],
    not: [
      'Do not blame the girl.',
      'Do not warn those who plan it before the police or the probation officer know.',
    ],
  },
  sadness: {
    title: 'A child speaks of dying or hurts itself',
    signs: [
      'says “I want to die” or “nobody would miss me”, in words, a drawing or a message',
      'cuts or burns on arms; gives away things; sudden calm after great sadness',
      'alone, does not eat, no pleasure in anything',
    ],
    now: [
      'Stay with the child. Do not leave them alone, not even for a short time, until a trusted adult takes over.',
      'Ask plainly and kindly: “Do you think of ending your life?” Asking does not put the thought there.',
      'Take away what could harm. Go together to the health centre; call 116 while you wait.',
    ],
    not: ['Do not promise to keep it secret.', 'Do not preach, and do not say that others have it worse.'],
  },
  bullying: {
    title: 'Children hurt or shame a child, also by phone',
    signs: [
      'comes late, does not go to the latrine or the break, lost things',
      'pictures or messages go round; others laugh when the child speaks',
      'does not want to come to school',
    ],
    now: [
      'Stop what is happening at once, calmly, and bring the child to a safe place.',
      'Speak with each child alone. Who did it learns what it did, and repairs it.',
      'Pictures without clothes are not looked at, copied or sent on, also not as proof: call the police or 116.',
      'In AfroLearn use “Report” beside the words: the school sees it, and what is urgent goes to a second adult.',
    ],
    not: [
      'Do not make both shake hands before the class.',
      'Do not tell the child to fight back or to stay away.',
    ],
  },
  'school-adult': {
    title: 'An adult of the school may have harmed a child',
    signs: [
      'a child is afraid of one teacher, cook, guard or driver',
      'is called to an office or a house alone; gets gifts or marks',
      'beating, although beating in schools is forbidden in Uganda',
    ],
    now: [
      'Tell the head on the same day. If it is the head, go to the school committee’s chair, the district education officer or the police.',
      'The child and that adult are not together any more, from now on.',
      'Call 116 if you are afraid for yourself: you need not say your name.',
    ],
    not: [
      'Do not wait for proof: finding out is the work of others.',
      'Do not warn the colleague, and do not let the school settle it inside.',
    ],
  },
} as const satisfies Record<string, Concern>;

export type ConcernId = keyof typeof concerns;
export const concernIds = Object.keys(concerns) as readonly ConcernId[];
