import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { eReaderAnswerDays, leaveEReaderPath } from '#domain/stories/e-reader.ts';
import type { Letter } from '../../platform/mail-letter.ts';

type Texts = {
  question: Omit<Letter, 'language' | 'action'> & { label: string };
  book: Omit<Letter, 'language' | 'unsubscribe'> & { leave: string };
};

const texts: Record<InterfaceLanguage, Texts> = {
  en: {
    question: {
      subject: 'May bedtime stories come to this address?',
      paragraphs: [
        'Somebody who makes bedtime stories with Lunatale would like to send them to you as books for an e-reader.',
        `If you expected this, say yes within ${eReaderAnswerDays} days. Each email then has a line that ends it.`,
      ],
      label: 'Answer',
      foot: 'If you do not know what this is, do nothing: no book comes without your yes.',
    },
    book: {
      subject: 'A bedtime story for your e-reader',
      paragraphs: ['The story is attached as an EPUB.'],
      foot: 'You get this because a parent sends their stories from Lunatale to this address.',
      leave: 'No more of these',
    },
  },
  es: {
    question: {
      subject: '¿Pueden llegar cuentos a esta dirección?',
      paragraphs: [
        'Alguien que hace cuentos para dormir con Lunatale quiere enviártelos como libros para un lector electrónico.',
        `Si lo esperabas, di que sí dentro de ${eReaderAnswerDays} días. Cada correo trae después una línea para que no lleguen más.`,
      ],
      label: 'Responder',
      foot: 'Si no sabes de qué se trata, no hagas nada: sin tu sí no llega ningún libro.',
    },
    book: {
      subject: 'Un cuento para tu lector electrónico',
      paragraphs: ['El cuento va adjunto como EPUB.'],
      foot: 'Lo recibes porque alguien envía sus cuentos de Lunatale a esta dirección.',
      leave: 'No quiero más',
    },
  },
};

/** The page for both answers: behind the "#" a token reaches no server, log or scanner. */
const page = (publicUrl: string, token: string) => `${publicUrl}/e-reader#${token}`;

/** Asks the owner of an address whether books may come there. Names nobody. */
export function questionLetter(language: InterfaceLanguage, publicUrl: string, token: string): Letter {
  const { label, ...text } = texts[language].question;
  return { ...text, language, action: { label, url: page(publicUrl, token) } };
}

/** The mail with an attached book. It says nothing of the book, to name no child; a device gets no unsubscribe line. */
export function bookLetter(
  language: InterfaceLanguage,
  { publicUrl, token, device }: { publicUrl: string; token: string; device: boolean },
): Letter {
  const { leave, ...text } = texts[language].book;
  const unsubscribe = { label: leave, url: page(publicUrl, token), post: publicUrl + leaveEReaderPath(token) };
  return { ...text, language, ...(!device && { unsubscribe }) };
}
