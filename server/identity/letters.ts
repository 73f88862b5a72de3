import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { leaveMailsPath } from '#domain/identity/mails.ts';
import type { Letter } from '../platform/mail-letter.ts';
import type { MailKind } from './queue-mail.ts';

type Occasion = { kind: MailKind; until: string | null; language: InterfaceLanguage; leaveToken: string };
type Text = { subject: string; paragraphs: string[]; label: string; foot: string; leave?: string };

/** What a mail says of its occasion. It names no story and no child, for a title may hold a name. */
export function letterOf({ kind, until, language, leaveToken }: Occasion, publicUrl: string): Letter {
  const text = texts[language][kind];
  const { subject, paragraphs, label, foot, leave } = typeof text === 'function' ? text(dayOf(until, language)) : text;
  const letter = { language, subject, paragraphs, foot, action: { label, url: publicUrl + places[kind] } };
  if (!leave) return letter;
  const page = `${publicUrl}/mails#${leaveToken}`;
  return { ...letter, unsubscribe: { label: leave, url: page, post: publicUrl + leaveMailsPath(leaveToken) } };
}

/** Where there is something to do about it. */
const places: Record<MailKind, string> = { 'payment-problem': '/account', 'share-taken': '/profile#shares' };

function dayOf(until: string | null, language: InterfaceLanguage): string | null {
  if (until === null) return null;
  const locale = language === 'es' ? 'es-419' : 'en-US';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
}

const texts: Record<InterfaceLanguage, Record<MailKind, Text | ((day: string | null) => Text)>> = {
  en: {
    'payment-problem': (day) => ({
      subject: 'A payment for Lunatale did not go through',
      paragraphs: [
        'The last payment for Premium could not be taken. The card may have expired, or the bank may want a confirmation.',
        day
          ? `Premium goes on until ${day}. Put it right by then, and nothing changes.`
          : 'Premium waits until it is put right. Every story you keep stays yours.',
      ],
      label: 'Look after the payment',
      foot: 'You get this mail because you have Premium, once for a payment that fails.',
    }),
    'share-taken': {
      subject: 'A story you shared was opened',
      paragraphs: [
        'A link that you gave away was opened for the first time. We do not know by whom.',
        'Your profile shows every link there is, and takes back any of them.',
      ],
      label: 'See what I share',
      foot: 'This mail comes once for a link, and at most once a day.',
      leave: 'No more of these',
    },
  },
  es: {
    'payment-problem': (day) => ({
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
  },
};
