import type { billing as english } from '../en/billing.ts';
import type { Translation } from '../translation.ts';

export const billing: Translation<typeof english> = {
  price: '$9.99 USD al mes',
  benefits: {
    text: 'Cuentos de texto sin límite',
    illustrated: '10 cuentos ilustrados al día',
    priority: 'Tus cuentos se escriben primero cuando hay mucha gente',
    save: 'Guarda todos tus cuentos y vuelve a leerlos',
    languages: 'En español y en inglés',
  },
  cancel: 'Cancela cuando quieras. Conservas el acceso hasta el final del periodo pagado.',
  upgrade: {
    title: 'Más cuentos con Premium',
    subscribe: 'Iniciar suscripción',
    later: 'Ahora no',
  },
  pricing: {
    title: 'Un cuento para cada noche',
    description: 'Empieza gratis. Cuando la hora de dormir pida más, Premium es un solo plan con todo incluido.',
    free: 'Gratis',
    freePrice: '$0',
    freeText: '{count, plural, one {# cuento de texto} other {# cuentos de texto}}',
    freeImages: '{count, plural, one {# cuento ilustrado} other {# cuentos ilustrados}}',
    freeSave: 'Guarda tus cuentos y vuelve a leerlos',
    freeAction: 'Crear un cuento',
    premium: 'Premium',
    subscribe: 'Iniciar suscripción',
    soon: 'Las suscripciones abren pronto. Mientras tanto, los cuentos gratis son tuyos.',
    voices: 'Lo que cuentan las familias',
    voice1: {
      text: 'Mi hijo pide «el del zorro que soy yo». Dos minutos después ya lo estamos leyendo.',
      who: 'Elena, mamá de un niño de cuatro años',
    },
    voice2: { text: 'Alternamos español e inglés, y los dos suenan a libro de verdad.', who: 'Marcos, papá de dos' },
    voice3: { text: 'Los cuentos se van calmando hacia el final. Mis nietos también.', who: 'Rosa, abuela' },
    questions: 'Preguntas',
    question1: {
      ask: '¿Qué es Premium?',
      answer:
        'Un solo plan con cuentos de texto sin límite, 10 cuentos ilustrados al día, prioridad cuando hay mucha gente y toda tu biblioteca.',
    },
    question2: {
      ask: '¿Puedo cancelar?',
      answer:
        'Sí, cuando quieras y sin pedirle permiso a nadie. Conservas el acceso hasta el final del periodo que ya pagaste.',
    },
    question3: {
      ask: '¿Puedo crear cuentos sin un plan?',
      answer: 'Sí. Cada cuenta tiene gratis 3 cuentos de texto y 1 cuento ilustrado. Después, Premium continúa.',
    },
    lastTitle: 'Esta noche puede tener su propio cuento',
    lastAction: 'Inicia sesión y empieza',
    lastActionSignedIn: 'Crear un cuento',
  },
};
