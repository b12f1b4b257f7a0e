import { defineMessages } from '#lib/messages.ts';

/** The second step of a sign-in: a number from an app, and what an adult sets about it. */
export const texts = {
  title: 'Two-step sign-in',
  codeTitle: 'One more step',
  codeLead: 'Open the app on your phone that shows your AfroLearn number, and write the six digits here.',
  number: 'Number from your app',
  numberHint: 'Six digits. If you have no phone, write a recovery code.',
  numberMissing: 'Please write the number of your app.',
  goOn: 'Go on',
  checking: 'Checking...',
  backToLogin: 'Back to login',
  lost: 'No phone and no recovery codes? Ask the administrator of your school to reset two-step sign-in.',
  noTicket: 'Please log in with your password first.',
  failed: 'This did not work. Please try again.',
  networkFailed: 'We could not reach AfroLearn. Check the network and try again.',
  about:
    'After your password you also write a number that an app on your phone shows. So a stolen password opens nothing.',
  required:
    'You look after a school, so you need it here. Until it is on, the pages of your school stay closed.',
  isOff: 'It is off.',
  isOn: 'It is on since {date}. {count} of 10 recovery codes are left.',
  fewCodes: 'Few recovery codes are left. Make new ones, and keep them in a safe place.',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  newCodes: 'New recovery codes',
  offAsk: 'Write your password and a number from your app. Then your password alone opens your account.',
  codesAsk: 'Write your password and a number from your app. The old recovery codes end.',
  isOffNow: 'Two-step sign-in is off.',
  password: 'Your password',
  passwordMissing: 'Please write your password.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  beginAsk: 'First write your password, so that we know it is you.',
  scan: '1. Open an app for sign-in numbers on your phone, such as Aegis, FreeOTP or Google Authenticator. 2. Scan this picture, or type the key. 3. Write the number that the app shows.',
  qrLabel: 'QR code with the key for your app',
  key: 'Key to type',
  confirm: 'Confirm',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each works once in the place of a number, if your phone is lost. They are shown only now: print them or write them down, and keep them in a safe place.',
  print: 'Print',
  kept: 'I have kept them',
  cancel: 'Cancel',
  close: 'Close',
  loadFailed: 'This did not load. Check the network and try again.',
} as const;

export const secondFactor = defineMessages(texts, {
  sw: () => import('./sw.ts'),
  fr: () => import('./fr.ts'),
  lg: () => import('./lg.ts'),
});
