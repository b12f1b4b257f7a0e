// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  englishOnly: 'Kwa sasa ukurasa huu uko kwa Kiingereza.',
  more: 'Soma zaidi',
  'about.title': 'Kuhusu AfroLearn',
  'about.sentence':
    'AfroLearn ni mradi huria usio wa faida, unaotengeneza masomo bila malipo kwa shule za msingi za Afrika.',
  'team.title': 'Timu yetu',
  'team.sentence': 'AfroLearn ni mradi huria mchanga, na hauna orodha ya wafanyakazi ya kuonyesha.',
  'impact.title': 'Matokeo yetu',
  'impact.sentence': 'Bado hatuna matokeo ya kutoa, na tutaonyesha tu namba zilizopimwa kweli.',
  'partners.title': 'Washirika',
  'partners.sentence':
    'Bado hatuna washirika; shule, wachapishaji na kampuni za simu wanaotaka kusaidia wanakaribishwa kutuandikia.',
  'careers.title': 'Ajira',
  'careers.sentence': 'AfroLearn haina kazi za kulipwa, lakini wanaojitolea wanakaribishwa.',
  'help.title': 'Msaada',
  'help.sentence': 'Hapa unasoma jinsi ya kuanza, jinsi ya kuingia na nani anaweza kukusaidia.',
  'press.title': 'Vyombo vya habari',
  'press.sentence':
    'Bado hatuna ofisi ya habari wala taarifa kwa vyombo vya habari; tunayoweza kusema kuhusu AfroLearn yako kwenye kurasa hizi.',
  'volunteer.title': 'Jitolee',
  'volunteer.sentence':
    'AfroLearn inahitaji walimu, wasemaji wa lugha zetu na wachoraji wanaoweza kutoa muda kidogo.',
  'courses.title': 'Kozi',
  'courses.sentence':
    'Tunatengeneza kozi za Primary 1 hadi Primary 7 zinazofuata mtaala wa Uganda, na maeneo saba zaidi ya darasani.',
  'life-skills.title': 'Stadi za Maisha',
  'life-skills.sentence': 'Stadi za Maisha ni mahali petu pa masomo ya afya, usalama na maamuzi mema.',
  'culturally-relevant.title': 'Kujifunza kunakofuata utamaduni wetu',
  'culturally-relevant.sentence': 'Mtoto hujifunza vizuri zaidi kwa watu, mahali na maneno anayoyajua.',
  'ai-education.title': 'AI katika elimu',
  'ai-education.sentence': 'Hizi ni kanuni ambazo msaidizi yeyote ndani ya AfroLearn lazima azifuate.',
  'blog.title': 'Blogu',
  'blog.sentence': 'Bado hatujaandika makala yoyote ya blogu.',
  'events.title': 'Matukio',
  'events.sentence': 'Kwa sasa hatuna matukio yaliyopangwa.',
  'join-teacher.title': 'Jiunge kama mwalimu',
  'join-teacher.sentence':
    'Mwalimu anaweza kufungua akaunti bila malipo na kuweka jina la darasa lake la kwanza kwa dakika chache.',
  'join-parent.title': 'Jiunge kama mzazi',
  'join-parent.sentence':
    'Mzazi au mlezi anaweza kufungua akaunti bila malipo ili awe karibu na masomo ya mtoto.',
  'join.title': 'Jiunge na AfroLearn',
  'join.sentence': 'Wanafunzi, walimu na wazazi wanaweza kufungua akaunti, na ni bila malipo.',
  'donate.title': 'Iunge mkono AfroLearn',
  'donate.sentence': 'AfroLearn haipokei pesa kupitia tovuti hii, na kuna njia nyingine nyingi za kusaidia.',
  'terms.title': 'Masharti ya matumizi',
  'terms.sentence': 'Hizi ni kanuni za kutumia AfroLearn, kwa maneno rahisi.',
  'privacy.title': 'Faragha',
  'privacy.sentence':
    'Tunahifadhi kinachohitajika kwa kujifunza, tunakionyesha kwa watu wachache na hatukiuzi kwa mtu yeyote.',
  'cookies.title': 'Vidakuzi',
  'cookies.sentence':
    'AfroLearn haitumii vidakuzi; huhifadhi kuingia kwako na chaguo zako kwenye kifaa chako mwenyewe.',
  'accessibility.title': 'Ufikivu',
  'accessibility.sentence':
    'Tunatengeneza AfroLearn ili kila mtoto aweze kuitumia, na tunasema wazi pale ambapo bado hatujafika.',
} as const satisfies Translated<typeof english>;
