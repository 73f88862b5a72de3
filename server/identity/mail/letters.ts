import { type InterfaceLanguage, locales } from '#domain/identity/language.ts';
import { leaveMailsPath } from '#domain/identity/mails.ts';
import type { Letter } from '../../platform/mail-letter.ts';
import type { MailKind } from './queue-mail.ts';

type Occasion = {
  kind: MailKind;
  about: string;
  until: string | null;
  language: InterfaceLanguage;
  leaveToken: string;
};
/** The facts that a text may mention. */
type Facts = { day: string | null; support: string };
type Text = { subject: string; paragraphs: string[]; label: string; foot: string; leave?: string };

type House = { publicUrl: string; supportEmail: string };

/** Returns the mail for an occasion. It names no story and no child, for a title may hold a name. */
export function letterOf({ kind, about, until, language, leaveToken }: Occasion, house: House): Letter {
  const text = texts[language][kind];
  const { subject, paragraphs, label, foot, leave } =
    typeof text === 'function' ? text({ day: dayOf(until, language), support: house.supportEmail }) : text;
  const letter = {
    language,
    subject,
    paragraphs,
    foot,
    action: { label, url: house.publicUrl + placeOf(kind, about) },
  };
  if (!leave) return letter;
  const page = `${house.publicUrl}/mails#${leaveToken}`;
  return { ...letter, unsubscribe: { label: leave, url: page, post: house.publicUrl + leaveMailsPath(leaveToken) } };
}

/** The page that each kind of mail links to. */
const places: Record<MailKind, string> = {
  'payment-problem': '/account',
  'share-taken': '/profile#shares',
  'export-ready': '/profile',
  'evening-story': '/story/text?draft=',
};

/** A mail about a story links to the story. */
const placeOf = (kind: MailKind, about: string) => places[kind] + (kind === 'evening-story' ? about : '');

function dayOf(until: string | null, language: InterfaceLanguage): string | null {
  if (until === null) return null;
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
}

const texts: Record<InterfaceLanguage, Record<MailKind, Text | ((facts: Facts) => Text)>> = {
  en: {
    'payment-problem': ({ day }) => ({
      subject: 'A payment for Lunatale did not go through',
      paragraphs: [
        'The last payment for Premium could not be taken. The card may have expired, or the bank may want a confirmation.',
        day
          ? `Premium goes on until ${day}. Put it right by then, and nothing changes.`
          : 'Premium waits until it is put right. Every story you keep stays yours.',
      ],
      label: 'Look after the payment',
      foot: 'You get this email because you have Premium, once for a payment that fails.',
    }),
    'share-taken': {
      subject: 'A story you shared was opened',
      paragraphs: [
        'A link that you gave away was opened for the first time. We do not know by whom.',
        'Your profile shows every link there is, and takes back any of them.',
      ],
      label: 'See what I share',
      foot: 'This email comes once for a link, and at most once a day.',
      leave: 'No more of these',
    },
    'export-ready': ({ support }) => ({
      subject: 'The copy of your account is ready',
      paragraphs: [
        'As asked, we put together a copy of everything that Lunatale keeps about your account. It is on its way to you. On your profile you can download one yourself, whenever you like.',
        `If it was not you who asked, write to ${support} at once.`,
      ],
      label: 'Open my profile',
      foot: 'This email comes each time we hand out a copy, so that none leaves without your knowing.',
    }),
    'evening-story': {
      subject: 'Tonight’s story is ready',
      paragraphs: ['The story that you wanted before bedtime is written. It waits on your shelf for 30 days.'],
      label: 'Open the story',
      foot: 'You get this email because you asked for a story before bedtime. On your profile, under “Tonight, ready”, you switch it off.',
    },
  },
  es: {
    'payment-problem': ({ day }) => ({
      subject: 'Un pago de Lunatale no se pudo cobrar',
      paragraphs: [
        'El último pago de Premium no se pudo cobrar. Quizá la tarjeta venció, o el banco pide una confirmación.',
        day
          ? `Premium sigue hasta el ${day}. Si lo arreglas antes, no cambia nada.`
          : 'Premium queda en espera hasta que se arregle. Todos los cuentos que guardaste siguen siendo tuyos.',
      ],
      label: 'Revisar el pago',
      foot: 'Recibes este correo porque tienes Premium, una vez por cada pago que falla.',
    }),
    'share-taken': {
      subject: 'Alguien abrió un cuento que compartiste',
      paragraphs: [
        'Un enlace que diste se abrió por primera vez. No sabemos quién lo abrió.',
        'En tu perfil ves todos tus enlaces y puedes retirar cualquiera.',
      ],
      label: 'Ver lo que comparto',
      foot: 'Este correo llega una vez por enlace, y como mucho una vez al día.',
      leave: 'No quiero más avisos de estos',
    },
    'export-ready': ({ support }) => ({
      subject: 'La copia de tu cuenta está lista',
      paragraphs: [
        'Como nos pidieron, preparamos una copia de todo lo que Lunatale guarda de tu cuenta. Ya va en camino. En tu perfil puedes descargar una cuando quieras.',
        `Si no la pediste tú, escribe enseguida a ${support}.`,
      ],
      label: 'Abrir mi perfil',
      foot: 'Este correo llega cada vez que entregamos una copia, para que ninguna salga sin que lo sepas.',
    }),
    'evening-story': {
      subject: 'El cuento de esta noche está listo',
      paragraphs: ['El cuento que querías antes de dormir ya está escrito. Te espera 30 días en tu estante.'],
      label: 'Abrir el cuento',
      foot: 'Recibes este correo porque pediste un cuento antes de dormir. Lo apagas en tu perfil, en «Listo para esta noche».',
    },
  },
};
