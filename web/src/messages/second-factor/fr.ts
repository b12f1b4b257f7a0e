// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Connexion en deux étapes',
  codeTitle: 'Encore une étape',
  codeLead:
    'Ouvrez sur votre téléphone l’application qui montre votre nombre AfroLearn, et écrivez ici les six chiffres.',
  number: 'Nombre de votre application',
  numberHint: 'Six chiffres. Sans téléphone, écrivez un code de secours.',
  numberMissing: 'Écrivez le nombre de votre application.',
  goOn: 'Continuer',
  checking: 'Vérification...',
  backToLogin: 'Retour à la connexion',
  lost: 'Ni téléphone ni codes de secours ? Demandez à l’administrateur de votre école de réinitialiser la connexion en deux étapes.',
  noTicket: 'Connectez-vous d’abord avec votre mot de passe.',
  failed: 'Cela n’a pas marché. Réessayez.',
  networkFailed: 'AfroLearn est injoignable. Vérifiez le réseau et réessayez.',
  about:
    'Après votre mot de passe, vous écrivez aussi un nombre qu’une application montre sur votre téléphone. Ainsi, un mot de passe volé n’ouvre rien.',
  required:
    'Vous vous occupez d’une école, il vous la faut donc ici. Tant qu’elle n’est pas activée, les pages de votre école restent fermées.',
  isOff: 'Elle est désactivée.',
  isOn: 'Elle est activée depuis le {date}. Il reste {count} codes de secours sur 10.',
  fewCodes: 'Il reste peu de codes de secours. Faites-en de nouveaux et gardez-les en lieu sûr.',
  switchOn: 'Activer',
  switchOff: 'Désactiver',
  newCodes: 'Nouveaux codes de secours',
  offAsk:
    'Écrivez votre mot de passe et un nombre de votre application. Ensuite, votre mot de passe suffit pour ouvrir votre compte.',
  codesAsk:
    'Écrivez votre mot de passe et un nombre de votre application. Les anciens codes ne marcheront plus.',
  isOffNow: 'La connexion en deux étapes est désactivée.',
  password: 'Votre mot de passe',
  passwordMissing: 'Écrivez votre mot de passe.',
  showPassword: 'Montrer le mot de passe',
  hidePassword: 'Cacher le mot de passe',
  beginAsk: 'Écrivez d’abord votre mot de passe, pour que nous sachions que c’est vous.',
  scan: '1. Ouvrez sur votre téléphone une application de nombres de connexion, comme Aegis, FreeOTP ou Google Authenticator. 2. Scannez cette image, ou tapez la clé. 3. Écrivez le nombre que montre l’application.',
  qrLabel: 'Code QR avec la clé pour votre application',
  key: 'Clé à taper',
  confirm: 'Confirmer',
  codesTitle: 'Vos codes de secours',
  codesText:
    'Chacun sert une fois à la place d’un nombre, si votre téléphone est perdu. Ils ne sont montrés que maintenant : imprimez-les ou notez-les, et gardez-les en lieu sûr.',
  print: 'Imprimer',
  kept: 'Je les ai gardés',
  cancel: 'Annuler',
  close: 'Fermer',
  loadFailed: 'Cela ne s’est pas chargé. Vérifiez le réseau et réessayez.',
} as const satisfies Translated<typeof english>;
