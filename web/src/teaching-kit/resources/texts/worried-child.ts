import type { Resource } from '../resource.ts';

export const worriedChild: Resource = {
  lead: 'A child may tell you something terrible, or tell you nothing and change. You do not have to prove it and you do not have to solve it alone. You have to listen, keep the child safe today, and pass it on. The child helpline is 116; the call is free, by day and by night.',
  sections: [
    {
      heading: 'What you may see',
      paragraphs: [
        'No sign proves anything by itself. Look for change: a child who laughed and is silent, who falls asleep in lessons, fears going home or fears one person, has injuries with a story that does not fit, suddenly has money or gifts, stays away again and again, or hurts itself or others. Hunger, grief, fees and work at home are worries too, and deserve the same ear.',
      ],
    },
    {
      heading: 'When a child talks',
      paragraphs: [],
      list: [
        'Stop what you do. Sit lower than the child, in a place where others see you and do not hear you.',
        'Listen. Ask only open questions: ‘What happened then?’ Never ‘Did he touch you?’ Do not ask for details you do not need.',
        'Say: ‘I believe you. It is not your fault. You were right to tell me.’',
        'Do not promise to keep it secret. Say: ‘I will tell only people who can help to keep you safe, and I will tell you whom.’',
        'Do not examine or photograph the child, and do not speak to the person who is accused.',
        'Write the child’s own words down at once, with date and time. Not what you think of them.',
      ],
    },
    {
      heading: 'What you do the same day',
      paragraphs: [
        'Tell the head teacher and the senior woman or senior man teacher. If the worry is about one of them, go past that person: call 116, the Child and Family Protection Unit of the police, or the probation and social welfare officer of the district. Under the Children Act, as it was changed in 2016, a teacher who has good reason to believe that a child in their care is being abused must report it. A school cannot settle it with the family or for money.',
        'If the child is in danger now, do not let it go home to the danger: call the police and 116 first. After sexual violence a health centre must see the child as soon as possible and within 72 hours, because medicine against HIV works only when it begins by then. The child should not wash or change clothes before, if that can be borne, and goes with a woman or man whom it trusts.',
      ],
    },
    {
      heading: 'Afterwards',
      paragraphs: [
        'Treat the child as before: the same jobs, the same praise, no questions in front of others. Keep what you wrote locked away; only those who help may read it. Do not talk about it in the staff room. Ask the child now and then, ‘How is it today?’, and tell somebody again if nothing happens. And look after yourself: what you heard is heavy. Adults may call 116 too, to ask what to do.',
      ],
    },
  ],
  checklist: {
    heading: 'The first day',
    lines: [
      'The child is safe now, and knows who stays with it.',
      'I wrote down its own words, with date and time.',
      'I told the head teacher, or went past whoever is concerned.',
      'Police, probation officer or 116 was called, and I wrote down whom I spoke to.',
      'If it was needed: a health centre within 72 hours.',
      'I told nobody who does not have to know.',
    ],
  },
  copy: {
    heading: 'For the wall of every classroom',
    lines: [
      'Are you worried? Is somebody hurting you?',
      'It is not your fault. You can tell.',
      'Tell a teacher you trust: ________________________',
      'Senior woman teacher: ___________________________',
      'Senior man teacher: _____________________________',
      'Or call 116. It is free, by day and by night.',
    ],
  },
};
