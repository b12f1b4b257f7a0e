import { defineMessages } from '#lib/messages.ts';

/** The 22 info pages: a title and one true sentence each (spec 2, 'Other routes'). */
export const texts = {
  englishOnly: 'This page is written in English for now.',
  more: 'Read more',
  'about.title': 'About AfroLearn',
  'about.sentence':
    'AfroLearn is a non-profit, open-source project that builds free learning for African primary schools.',
  'team.title': 'Our team',
  'team.sentence': 'AfroLearn is a young open-source project, and it has no staff list to show.',
  'impact.title': 'Our impact',
  'impact.sentence':
    'We have no results to report yet, and we will only ever show numbers that were really measured.',
  'partners.title': 'Partners',
  'partners.sentence':
    'We have no partners yet; schools, publishers and mobile networks who want to help are welcome to write to us.',
  'careers.title': 'Careers',
  'careers.sentence': 'AfroLearn has no paid jobs to offer, but volunteers are welcome.',
  'help.title': 'Help',
  'help.sentence': 'Here you can read how to start, how to sign in and who can help you.',
  'press.title': 'Press',
  'press.sentence':
    'We have no press office and no press releases yet; what we can say about AfroLearn is on these pages.',
  'volunteer.title': 'Volunteer',
  'volunteer.sentence':
    'AfroLearn needs teachers, speakers of our languages and illustrators who can give some time.',
  'courses.title': 'Courses',
  'courses.sentence':
    'We are building courses for Primary 1 to Primary 7 that follow the Ugandan curriculum, and seven areas beyond the classroom.',
  'life-skills.title': 'Life Skills',
  'life-skills.sentence': 'Life Skills is our place for lessons about health, safety and good choices.',
  'culturally-relevant.title': 'Culturally relevant learning',
  'culturally-relevant.sentence': 'A child learns best from people, places and words that the child knows.',
  'ai-education.title': 'AI in education',
  'ai-education.sentence': 'These are the rules that any assistant in AfroLearn must follow.',
  'blog.title': 'Blog',
  'blog.sentence': 'We have not written any blog posts yet.',
  'events.title': 'Events',
  'events.sentence': 'We have no events planned at the moment.',
  'join-teacher.title': 'Join as a teacher',
  'join-teacher.sentence': 'A teacher can make a free account and name a first class in a few minutes.',
  'join-parent.title': 'Join as a parent',
  'join-parent.sentence': 'A parent or guardian can make a free account to stay close to a child’s learning.',
  'join.title': 'Join AfroLearn',
  'join.sentence': 'Learners, teachers and parents can each make an account, and it costs nothing.',
  'donate.title': 'Support AfroLearn',
  'donate.sentence': 'AfroLearn takes no money through this site, and there are many other ways to help.',
  'terms.title': 'Terms of use',
  'terms.sentence': 'These are the rules for using AfroLearn, in plain words.',
  'privacy.title': 'Privacy',
  'privacy.sentence': 'We keep what learning needs, show it to few people and sell it to no one.',
  'cookies.title': 'Cookies',
  'cookies.sentence': 'AfroLearn uses no cookies; it keeps your sign-in and your choices on your own device.',
  'accessibility.title': 'Accessibility',
  'accessibility.sentence':
    'We build AfroLearn so that every child can use it, and we say plainly where we are not there yet.',
} as const;

export const info = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
