/**
 * Every refusal a call may answer: its status and a sentence a person can act on.
 * No sentence names a stranger, a table or a file.
 */
export const refusals = {
  'request/invalid': { status: 400, text: 'Please check what you filled in and try again.' },
  'request/malformed': { status: 400, text: 'We could not read that. Please try again.' },
  'request/too-large': { status: 413, text: 'That is too big to send. Please send less at once.' },
  'request/wrong-type': { status: 415, text: 'We cannot read this kind of data. Please send JSON.' },
  'request/unknown': { status: 404, text: 'There is nothing at this address.' },
  'request/wrong-method': { status: 405, text: 'This address cannot be used in this way.' },
  'session/none': { status: 401, text: 'You are not signed in. Please log in.' },
  'session/expired': { status: 401, text: 'Your session expired. Please log in again.' },
  'access/denied': { status: 403, text: 'Your account cannot do this.' },
  'access/not-found': { status: 404, text: 'We could not find that.' },
  'register/email-taken': {
    status: 409,
    text: 'This email already has an account. Log in, or use another email.',
  },
  'register/no-school': {
    status: 503,
    text: 'This server has no school yet. Please ask the person who looks after it to make one.',
  },
  'login/failed': {
    status: 401,
    text: 'The email, student ID or password is not right. Check them and try again.',
  },
  'login/unverified': { status: 403, text: 'Please verify your email first. The link is in your inbox.' },
  'mail/failed': {
    status: 503,
    text: 'We could not send the mail just now. Please try again in a few minutes.',
  },
  'mail/no-address': { status: 409, text: 'Your account has no address that can get mail.' },
  'mail/link-dead': {
    status: 410,
    text: 'This link was used already, or it is too old. Please ask for a new one.',
  },
  'login/suspended': { status: 403, text: 'This account is paused. Please ask your school.' },
  'settings/ask-teacher': { status: 403, text: 'Please ask your teacher to change your name.' },
  'settings/sign-in-again': {
    status: 403,
    text: 'To keep your account safe, log out, log in again and then change your email.',
  },
  'settings/email-taken': {
    status: 409,
    text: 'This email already has an account. Please use another email.',
  },
  'settings/avatar-locked': { status: 403, text: 'This picture is locked. You can earn it by learning.' },
  'settings/wrong-password': {
    status: 403,
    text: 'Your current password is not right. Please write it again.',
  },
  'settings/no-password': {
    status: 403,
    text: 'Your account has no password. You sign in another way, so there is none to change.',
  },
  'plan/full': { status: 409, text: 'Your plan is full. Finish something first, or take something off it.' },
  'plan/nobody': {
    status: 400,
    text: 'Please say for whom: a teacher chooses a class, a parent chooses a child.',
  },
  'notes/full': { status: 409, text: 'You have written very many notes. Please delete some first.' },
  'upload/not-allowed': {
    status: 403,
    text: 'Photos are not switched on for you. Please choose one of our pictures.',
  },
  'upload/no-picture': { status: 400, text: 'Please choose one picture to send.' },
  'upload/too-large': {
    status: 413,
    text: 'This picture is too big. Please choose one below 2 MB and 16 megapixels.',
  },
  'upload/wrong-kind': { status: 415, text: 'Please choose a JPEG, PNG or WebP picture.' },
  'upload/unreadable': { status: 415, text: 'This picture is damaged. Please choose another one.' },
  'google/failed': { status: 401, text: 'Google login failed. Please try again.' },
  'google/not-configured': { status: 503, text: 'This server has no Google sign-in.' },
  'google/unreachable': {
    status: 503,
    text: 'The sign-in service is not answering. Please try again soon, or log in with your password.',
  },
  'google/email-has-password': {
    status: 409,
    text: 'This email already has an account with a password. Log in with the password first.',
  },
  'class/already-chosen': { status: 409, text: 'Your class is already set. Your teacher can change it.' },
  'login/locked': {
    status: 403,
    text: 'There were too many wrong tries. Use a device you signed in on before, or ask for a new password.',
  },
  'children/wrong-code': {
    status: 404,
    text: 'This code is not right, or it is too old. Please ask for a new one.',
  },
  'children/not-verified': {
    status: 403,
    text: 'Your school must confirm you as a teacher first. Please ask the head teacher.',
  },
  'children/first-guardian': {
    status: 403,
    text: 'Only the first guardian, the teacher or the school can make this code. Please ask them.',
  },
  'children/class-full': {
    status: 409,
    text: 'A class can have 300 pupils at most. Please look whether a list was added twice.',
  },
  'staff/wrong-code': {
    status: 404,
    text: 'This staff code is not right, was used, or is too old. Please ask your head teacher for a new one.',
  },
  'staff/already-confirmed': {
    status: 409,
    text: 'Your school has confirmed you already. You need no staff code.',
  },
  'staff/too-many-codes': {
    status: 409,
    text: 'There are 100 open staff codes already. Please revoke some that nobody needs.',
  },
  'people/last-administrator': {
    status: 409,
    text: 'This is the only administrator. A school needs one, so this account cannot be paused.',
  },
  'consent/withdrawn': {
    status: 409,
    text: 'A guardian has withdrawn their consent. Only they can give it again.',
  },
  'lessons/not-verified': {
    status: 403,
    text: 'Your school must confirm you as a teacher first. Please ask the head teacher.',
  },
  'lessons/ask-head': {
    status: 403,
    text: 'Only the head teacher can share a lesson with the whole school. Share it with your class, and ask them.',
  },
  'lessons/not-yours': {
    status: 403,
    text: 'Only its author or the head teacher can change this lesson.',
  },
  'lessons/changed': {
    status: 409,
    text: 'Somebody changed this lesson while you were writing. Open it again, then put your changes in.',
  },
  'lessons/taken-down': {
    status: 403,
    text: 'The head teacher took this lesson away. Please ask them to bring it back.',
  },
  'lessons/not-for-video': {
    status: 409,
    text: 'Only a video lesson can have a video. Please change the kind of the lesson first.',
  },
  'lessons/no-video': { status: 400, text: 'Please choose one video to send.' },
  'lessons/video-too-large': {
    status: 413,
    text: 'This video is too big. Please choose one below 50 MB, or make it shorter.',
  },
  'lessons/wrong-video': { status: 415, text: 'Please choose a whole MP4 or WebM video.' },
  'lessons/no-room': {
    status: 507,
    text: 'This server has no room for the video. Please ask the person who looks after it.',
  },
  'units/not-mastered': {
    status: 409,
    text: 'The reward waits until everything in this unit is done. Look what is still missing.',
  },
  'limits/too-many': {
    status: 429,
    text: 'That was a lot at once. Please wait a little and try again.',
  },
  'demo/no-such-person': { status: 404, text: 'That demo person is not here.' },
  'server/failed': { status: 500, text: 'This did not work. Your work is safe. Please try again.' },
  'server/unavailable': { status: 503, text: 'AfroLearn is resting for a moment. Please try again soon.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type RefusalCode = keyof typeof refusals;

/** What every failed call answers. */
export type Refusal = { error: string; code: RefusalCode; fields?: Record<string, string> };
