// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translation } from '../slice.ts';
import type { en } from './en.ts';

export const sw = {
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
