import type { billing as english } from '../en/billing.ts';
import type { Translation } from '../translation.ts';

export const billing: Translation<typeof english> = {
  price: '{amount} al mes',
  priceYearly: '{amount} al año',
  currency: '{amount} USD',
  benefits: {
    text: 'Cuentos de texto sin límite',
    illustrated: '{count, plural, =2147483647 {Cuentos ilustrados sin límite} other {# cuentos ilustrados al día}}',
    priority: 'Tus cuentos se escriben primero cuando hay mucha gente',
    free: 'Todo lo que ya es gratis: tu estante y los dos idiomas',
  },
  unpaid: 'No se cobró nada. Lo que elegiste sigue aquí.',
  back: 'Volver a donde estabas',
  already: 'Ya tienes Premium.',
  seePlan: 'Tu plan y los precios',
  cancel: 'Cancela cuando quieras. Conservas el acceso hasta el final del periodo pagado.',
  upgrade: {
    title: 'Más cuentos con Premium',
    subscribe: 'Suscribirme',
    later: 'Ahora no',
  },
  trial:
    '{days, plural, one {El primer día es gratis} other {Los primeros # días son gratis}}. El cobro empieza después, a menos que canceles antes.',
  starting: 'Abriendo la página de pago…',
  plan: {
    label: 'Pagar por',
    monthly: 'Mes',
    yearly: 'Año',
    saving: 'Si pagas por año, ahorras {percent, number} %.',
  },
  blocker: {
    title: 'Un bloqueador de anuncios puede impedir el pago',
    text: 'Aquí no hay anuncios. Si la página de pago no se abre, permite este sitio o usa una ventana privada.',
    dismiss: 'No volver a mostrar',
  },
  errors: {
    title: 'No se pudo',
    close: 'Cerrar',
    starting: 'Error al iniciar la suscripción: {message}',
    scriptFailed: 'No se pudo cargar Stripe. Revisa tu conexión a internet e inténtalo de nuevo.',
    scriptBlocked:
      'Tu navegador o un bloqueador de anuncios está impidiendo el pago. Desactiva el bloqueador o usa el modo incógnito.',
    fetchBlocked:
      'Tu navegador o un bloqueador de anuncios está impidiendo el pago. Desactiva el bloqueador, usa el modo incógnito o prueba con otro navegador.',
    network: 'Hay un problema de conexión. Revisa tu conexión a internet e inténtalo de nuevo.',
    checkout: 'No se pudo abrir la página de pago',
    portal: 'No se pudo abrir la página de facturación. Inténtalo de nuevo o escribe a soporte.',
    openPortal: 'No se pudo abrir la página de facturación',
    start: 'No se pudo iniciar la suscripción',
    subscription: 'No se pudo consultar la suscripción',
    already: 'Ya tienes Premium. En «Administrar facturación» está tu plan.',
    noAccount: 'Esta cuenta no tiene datos de facturación.',
  },
  portal: { opening: 'Abriendo la página de facturación...' },
  mine: {
    title: 'Tu plan',
    premium: 'Premium',
    free: 'Gratis',
    admin: 'Puedes crear todos los cuentos que quieras.',
    renews: 'Se renueva el {date}',
    ends: 'Termina el {date}. Hasta entonces todo sigue igual.',
    endsShort: 'Termina el {date}',
    trial: '{days, plural, one {Queda # día gratis} other {Quedan # días gratis}}',
    paidByAnother: 'Lo paga la otra persona de tu hogar, que puede cambiarlo.',
    lapsed: 'Tu plan Premium terminó. Todos tus cuentos siguen aquí.',
    freeText: 'Tres cuentos de texto y uno ilustrado son gratis.',
    manage: 'Administrar facturación',
    prices: 'Precios y qué incluye cada plan',
    upgrade: 'Pasar a Premium',
    loading: 'Cargando tu plan…',
    retry: 'Reintentar',
  },
  success: {
    verifying: 'Verificando el pago...',
    wait: 'Tarda unos segundos. Deja esta página abierta, por favor.',
    welcome: '¡Te damos la bienvenida a Premium!',
    activated: '¡Tu suscripción ya está activa!',
    includes: 'Lo que ahora es tuyo',
    benefits: {
      save: 'Guardar todos tus cuentos y volver a ellos, como siempre',
      languages: 'En español y en inglés, como siempre',
    },
    start: 'Empezar a crear cuentos',
    goOn: 'Seguir con tu cuento',
    invalid: 'La sesión de pago no es válida. Inténtalo de nuevo.',
    failedTitle: 'Todavía no pudimos confirmarlo',
    failed: 'Hubo un problema al verificar tu suscripción. Si continúa, escribe a soporte.',
    failedNote: 'Si ya se hizo el cobro, no se pierde nada: Premium empieza en cuanto se confirme el pago.',
    again: 'Revisar de nuevo',
    contact: 'Escribir a soporte',
  },
  pricing: {
    title: 'Un cuento para cada noche',
    description: 'Empieza gratis. Cuando la hora de dormir pida más, Premium es un solo plan con todo incluido.',
    free: 'Gratis',
    freePrice: '$0',
    freeText:
      '{count, plural, =2147483647 {Cuentos de texto sin límite} one {# cuento de texto en total} other {# cuentos de texto en total}}',
    freeImages:
      '{count, plural, =2147483647 {Cuentos ilustrados sin límite} one {# cuento ilustrado en total} other {# cuentos ilustrados en total}}',
    freeSave: 'Guarda tus cuentos y vuelve a leerlos',
    freeAction: 'Crear un cuento',
    premium: 'Premium',
    subscribe: 'Suscribirme',
    voices: 'Lo que cuentan las familias',
    examples: 'Tres ejemplos, inventados para esta demostración.',
    voice1: {
      text: 'Mi hijo pide «el del zorro que soy yo». Dos minutos después ya lo estamos leyendo.',
      who: 'La mamá de un niño de cuatro años',
    },
    voice2: { text: 'Alternamos español e inglés, y los dos suenan a libro de verdad.', who: 'Un papá de dos' },
    voice3: { text: 'Los cuentos se van calmando hacia el final. Mis nietos también.', who: 'Una abuela' },
    questions: 'Preguntas',
    question1: {
      ask: '¿Qué es Premium?',
      answer:
        'Un solo plan con cuentos de texto sin límite, {count, plural, =2147483647 {cuentos ilustrados sin límite} other {# cuentos ilustrados al día}}, prioridad cuando hay mucha gente y tu estante, como siempre.',
    },
    question2: {
      ask: '¿Puedo cancelar?',
      answer:
        'Sí, cuando quieras y sin pedirle permiso a nadie. Conservas el acceso hasta el final del periodo que ya pagaste.',
    },
    question3: {
      ask: '¿Puedo crear cuentos sin un plan?',
      answer:
        'Sí. Cada cuenta tiene gratis {text, plural, =2147483647 {cuentos de texto sin límite} one {# cuento de texto} other {# cuentos de texto}} y {images, plural, =2147483647 {cuentos ilustrados sin límite} one {# cuento ilustrado} other {# cuentos ilustrados}}. Después necesitas Premium.',
    },
    lastTitle: 'Esta noche puede tener su propio cuento',
    lastAction: 'Inicia sesión y empieza',
  },
};
