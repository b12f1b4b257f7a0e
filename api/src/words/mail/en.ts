import { mailRefusals } from '@afrolearn/contract/mail.ts';
import { refusalTexts } from '../tables.ts';

export const en = {
  refusals: refusalTexts(mailRefusals),
  faults: {
    'link/open-again': 'Please open the link again.',
  },
  /** No name stands in a letter: whoever registers chooses theirs, and could send words of their own to a stranger. */
  letters: {
    hello: 'Hello,',
    greetings: 'Kind greetings',
    'verify-subject': 'Please verify your email for AfroLearn',
    verify: 'Thank you for joining AfroLearn. Open this link within three days to verify your email:',
    'verify-not-you': 'Did you not make an account? Then you need do nothing.',
    'reset-subject': 'A new password for AfroLearn',
    reset:
      'Somebody asked for a new password for your account. Was it you? Then open this link within one hour:',
    'reset-not-you': 'Was it not you? Then you need do nothing. Your password stays as it is.',
    'new-email-subject': 'Please confirm your new email for AfroLearn',
    'new-email':
      'This address was given as the new email of an AfroLearn account. Open this link within three days to confirm:',
    'new-email-not-you': 'Was it not you? Then you need do nothing.',
    'email-changed-subject': 'Your email for AfroLearn has changed',
    'email-changed': 'Your AfroLearn account has a new email. Letters will go there from now on.',
    'email-changed-not-you':
      'Was it not you? Then ask your school or whoever looks after {url} for help at once.',
    'password-changed-subject': 'Your password for AfroLearn has changed',
    'password-changed':
      'Your AfroLearn account has a new password. You are logged out everywhere: log in with the new one.',
    'password-changed-not-you': 'Was it not you? Then ask for a new password at once: {url}',
  },
} as const;
