import { bullets, numbers, section, type ToolPage, text } from '#assistant/page.ts';
import { concernIds, concerns } from '#assistant/support/risk-concerns.ts';
import { defineTool } from '#assistant/tool.ts';
import { helplineOf } from '#safety/helplines.ts';

const helpline = helplineOf('Uganda');

const steps = [
  'Stay calm and find a quiet place where others see you but do not hear.',
  'Listen. Let the child speak in own words and own language. Say: “I believe you. It is not your fault. Thank you for saying it.”',
  'Ask only what you need to know now: Are you safe tonight? Who else knows? Are you in pain?',
  'Be honest: “I cannot keep this secret, but I will speak only with people who help you.”',
  'Write down, as soon as the child has left, what was said, in the child’s own words. Use the sheet below.',
  'Tell the head and the senior woman teacher or senior man teacher on the same day. You need not be sure: a reason to worry is enough.',
  'The head reports to the police or to the probation and social welfare officer. If nobody acts by tomorrow, you do it yourself: the law asks everybody to report.',
  'Keep on being there: greet the child each day, and watch whether things get better or worse.',
] as const;

const people = [
  ['The child in danger now', 'Police 999 or 112; the nearest police post'],
  [
    'Day and night, free of charge',
    `${helpline?.name ?? ''}: call ${helpline?.number ?? ''}. It answers in several languages, also for teachers`,
  ],
  ['In the school', 'Senior woman teacher, senior man teacher, head teacher'],
  ['In the village', 'LC 1 chairperson and the secretary for children’s affairs'],
  ['In the sub-county', 'Community development officer'],
  ['In the district', 'Probation and social welfare officer; district education officer'],
  ['Police', 'Child and Family Protection Unit at the police station'],
  ['Health', 'Health centre III or IV, or hospital: treatment, examination, counselling'],
] as const;

const never = [
  'Do not promise to keep it secret.',
  'Do not question again and again, and do not put words into the child’s mouth.',
  'Do not talk to the suspected person, and let no families settle it with money.',
  'Do not talk about it in the staff room, on WhatsApp or before the class.',
  'Do not take photos of the child or of wounds.',
  'Do not take the child to your home.',
] as const;

/** The form asks for no name: anything typed is stored, while a handwritten name can be locked away. */
export const childAtRisk = defineTool({
  id: 'child-at-risk',
  needs: [],
  fields: { concern: { kind: 'choice', choices: concernIds, usual: 'hurt' } },
  make: (_, { concern }): ToolPage => {
    const { title, signs, now, not } = concerns[concern];
    return {
      title,
      about: ['For teachers in Uganda', 'This page replaces no trained person. When in doubt, call 116.'],
      blocks: [
        text(
          'If the child is in danger at this moment: stay with the child, and call the police (999 or 112) or 116. Read on later.',
        ),
        ...section('First, in this case', [numbers(now)]),
        ...section('What you may have noticed', [
          bullets(signs),
          text('One sign proves nothing. Several together, or the child’s own words, are a reason to act.'),
        ]),
        ...section('Step by step', [numbers(steps)]),
        ...section('Who helps', [
          { kind: 'table', head: ['Where', 'Who'], rows: people.map((row) => [...row]) },
        ]),
        ...section('What not to do', [bullets([...not, ...never])]),
        ...section('After some days', [
          bullets([
            'Ask the head what was done. If nothing was done, call 116 and say so.',
            'Give the child small tasks that succeed, and do not ask about it before others.',
            'Look after yourself: speak with a colleague about your feelings, without the child’s name.',
          ]),
        ]),
        { kind: 'heading', text: 'Sheet to fill in by hand', sheet: true },
        text(
          'Print it, write with a pen, and lock it away with the head. Do not type a child’s name into any app, and send no photo of this sheet.',
        ),
        {
          kind: 'table',
          head: [],
          rows: [
            ['Date and time of writing', ''],
            ['Child: first letters and class only', ''],
            ['Date, time and place of what I saw or heard', ''],
            ['Exactly what I saw (no guesses)', ''],
            ['Exactly what the child said, in the child’s words', ''],
            ['What I asked', ''],
            ['Who else was there', ''],
            ['Is the child safe tonight? Where and with whom?', ''],
            ['Whom I told, when, and what they will do', ''],
            ['Name and signature of the writer', ''],
          ],
        },
        { kind: 'writing', count: 8 },
      ],
      madeFrom: [],
    };
  },
});
