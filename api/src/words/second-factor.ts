import { secondFactorRefusals } from '@afrolearn/contract/second-factor.ts';
import type { SliceWords, Translation } from './slice.ts';
import { refusalTexts } from './tables.ts';

const en = {
  refusals: refusalTexts(secondFactorRefusals),
  faults: {
    'second-factor/number-form': 'Please write the six digits of your app, or one recovery code.',
    'second-factor/number-missing': 'Please write the number of your app.',
    'second-factor/number-wrong': 'This number is not right.',
  },
  letters: {
    'factor-subject': 'Two-step sign-in of your AfroLearn account',
    'factor-on':
      'Two-step sign-in is now on for your account. When you log in, you are asked for a number of your app. Keep your recovery codes in a safe place.',
    'factor-off': 'Two-step sign-in is now off for your account. Your password alone opens it.',
    'factor-reset':
      'Your school has switched off two-step sign-in for your account, and you are logged out everywhere. Log in with your password and switch it on again.',
    'factor-not-you': 'Was this not you, and did you not ask for it? Then tell your school at once: {url}',
  },
} as const;

// Kiswahili: a native speaker has not yet reviewed these texts.
const sw = {
  refusals: {
    'second-factor/needed':
      'Ili kusimamia shule hapa, kwanza washa kuingia kwa hatua mbili katika mipangilio yako.',
    'second-factor/wrong-number':
      'Namba hii si sahihi, au imeshatumika. Subiri inayofuata katika programu yako ujaribu tena.',
    'second-factor/too-late': 'Muda umepita. Tafadhali ingia tena kwa nenosiri lako.',
    'second-factor/sign-in-again': 'Ili kulinda akaunti yako, toka, ingia tena, kisha urudi hapa.',
    'second-factor/already-on': 'Kuingia kwa hatua mbili tayari kumewashwa.',
    'second-factor/not-begun': 'Tafadhali anza tena: onyesha picha mpya kwanza.',
    'second-factor/off': 'Kuingia kwa hatua mbili kumezimwa, kwa hiyo hakuna cha kubadilisha.',
    'second-factor/own': 'Tafadhali zima kuingia kwako kwa hatua mbili katika mipangilio yako.',
  },
  faults: {
    'second-factor/number-form': 'Tafadhali andika tarakimu sita za programu yako, au msimbo mmoja wa akiba.',
    'second-factor/number-missing': 'Tafadhali andika namba ya programu yako.',
    'second-factor/number-wrong': 'Namba hii si sahihi.',
  },
  letters: {
    'factor-subject': 'Kuingia kwa hatua mbili katika akaunti yako ya AfroLearn',
    'factor-on':
      'Kuingia kwa hatua mbili sasa kumewashwa katika akaunti yako. Unapoingia utaulizwa namba ya programu yako. Tunza misimbo yako ya akiba mahali salama.',
    'factor-off': 'Kuingia kwa hatua mbili sasa kumezimwa katika akaunti yako. Nenosiri pekee linaifungua.',
    'factor-reset':
      'Shule yako imezima kuingia kwa hatua mbili katika akaunti yako, na umetolewa kila mahali. Ingia kwa nenosiri lako na ukiwashe tena.',
    'factor-not-you': 'Si wewe, na hukuomba hivyo? Basi iambie shule yako mara moja: {url}',
  },
} as const satisfies Translation<typeof en>;

// French: a native speaker has not yet reviewed these texts.
const fr = {
  refusals: {
    'second-factor/needed':
      'Pour vous occuper d’une école ici, activez d’abord la connexion en deux étapes dans vos réglages.',
    'second-factor/wrong-number':
      'Ce nombre n’est pas juste, ou il a déjà servi. Attendez le suivant dans votre application et réessayez.',
    'second-factor/too-late':
      'Cela a duré trop longtemps. Connectez-vous de nouveau avec votre mot de passe.',
    'second-factor/sign-in-again':
      'Pour protéger votre compte, déconnectez-vous, reconnectez-vous, puis revenez ici.',
    'second-factor/already-on': 'La connexion en deux étapes est déjà activée.',
    'second-factor/not-begun': 'Recommencez : affichez d’abord une nouvelle image.',
    'second-factor/off': 'La connexion en deux étapes est désactivée, il n’y a donc rien à changer.',
    'second-factor/own': 'Désactivez votre propre connexion en deux étapes dans vos réglages.',
  },
  faults: {
    'second-factor/number-form': 'Écrivez les six chiffres de votre application, ou un code de secours.',
    'second-factor/number-missing': 'Écrivez le nombre de votre application.',
    'second-factor/number-wrong': 'Ce nombre n’est pas juste.',
  },
  letters: {
    'factor-subject': 'La connexion en deux étapes de votre compte AfroLearn',
    'factor-on':
      'La connexion en deux étapes est maintenant activée pour votre compte. À la connexion, un nombre de votre application vous sera demandé. Gardez vos codes de secours en lieu sûr.',
    'factor-off':
      'La connexion en deux étapes est maintenant désactivée pour votre compte. Votre mot de passe suffit pour l’ouvrir.',
    'factor-reset':
      'Votre école a désactivé la connexion en deux étapes de votre compte, et vous êtes déconnecté partout. Connectez-vous avec votre mot de passe et activez-la de nouveau.',
    'factor-not-you':
      'Ce n’était pas vous, et vous ne l’avez pas demandé ? Prévenez tout de suite votre école : {url}',
  },
} as const satisfies Translation<typeof en>;

// Luganda: a native speaker has not yet reviewed these texts.
const lg = {
  refusals: {
    'second-factor/needed':
      'Okulabirira essomero wano, sooka oggyeko okuyingira okw’emitendera ebiri mu ntegeka zo.',
    'second-factor/wrong-number':
      'Ennamba eno si ntuufu, oba yakozesebwa dda. Linda eddirira mu pulogulaamu yo ogezeeko nate.',
    'second-factor/too-late': 'Obudde buyise. Yingira nate n’ekigambo kyo eky’ekyama.',
    'second-factor/sign-in-again': 'Okukuuma akawunti yo, fuluma, yingira nate, olwo okomewo wano.',
    'second-factor/already-on': 'Okuyingira okw’emitendera ebiri kukola dda.',
    'second-factor/not-begun': 'Tandika nate: sooka olage ekifaananyi ekipya.',
    'second-factor/off': 'Okuyingira okw’emitendera ebiri tekukola, n’olwekyo tewali kya kukyusa.',
    'second-factor/own': 'Ggyako okuyingira kwo okw’emitendera ebiri mu ntegeka zo.',
  },
  faults: {
    'second-factor/number-form': 'Wandiika ennamba omukaaga eza pulogulaamu yo, oba koodi emu ey’okutaasa.',
    'second-factor/number-missing': 'Wandiika ennamba ya pulogulaamu yo.',
    'second-factor/number-wrong': 'Ennamba eno si ntuufu.',
  },
  letters: {
    'factor-subject': 'Okuyingira okw’emitendera ebiri ku AfroLearn',
    'factor-on':
      'Okuyingira okw’emitendera ebiri kati kukola ku akawunti yo. Bw’onooyingira ojja kubuuzibwa ennamba ya pulogulaamu yo. Kuuma koodi zo ez’okutaasa mu kifo ekyesigika.',
    'factor-off':
      'Okuyingira okw’emitendera ebiri kati tekukola ku akawunti yo. Ekigambo kyo eky’ekyama kyokka kigiggulawo.',
    'factor-reset':
      'Essomero lyo liggyeeko okuyingira okw’emitendera ebiri ku akawunti yo, era ofulumiziddwa buli wamu. Yingira n’ekigambo kyo eky’ekyama okuteekeko nate.',
    'factor-not-you': 'Si ggwe, era tewakisaba? Tegeeza essomero lyo amangu ago: {url}',
  },
} as const satisfies Translation<typeof en>;

export const secondFactor = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
