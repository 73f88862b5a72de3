import type { shell as english } from '../en/shell.ts';
import type { Translation } from '../translation.ts';

export const shell: Translation<typeof english> = {
  skipToContent: 'Ir al contenido',
  unknownPath: 'En esa dirección no hay ninguna página, así que esta es la de inicio.',
  navigation: 'Principal',
  home: 'Inicio',
  create: 'Crear',
  myStories: 'Mis cuentos',
  signIn: 'Iniciar sesión',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  language: 'Idioma',
  verifyingAccess: 'Verificando acceso...',
  offline:
    'No tienes conexión. Puedes leer los cuentos guardados en este dispositivo; lo demás espera a que vuelva la red.',
  online: 'Ya tienes conexión otra vez.',
  theme: {
    label: 'Apariencia',
    toggle: 'Cambiar entre noche y día',
    isNight: 'Ahora la página tiene los colores de la noche.',
    isDay: 'Ahora la página tiene los colores del día.',
    auto: 'Auto',
    night: 'Noche',
    day: 'Día',
  },
  account: {
    open: 'Cuenta de {name}',
    premium: 'Premium',
    myStories: 'Mis cuentos',
    family: 'Tu familia',
    profile: 'Perfil',
    manageBilling: 'Administrar facturación',
    upgrade: 'Pasar a Premium',
    office: 'Administración',
    signOut: 'Cerrar sesión',
  },
  demo: {
    mark: 'Demo',
    title: 'Estás probando Lunatale',
    explanation:
      'Algunos servicios externos están representados por sustitutos en este equipo: los cuentos, los dibujos, el inicio de sesión o los pagos pueden no ser los reales, y nunca se cobra ninguna tarjeta.',
  },
  footer: {
    tagline: 'Un cuento, y a dormir.',
    pricing: 'Planes y precios',
    privacyPolicy: 'Política de privacidad',
    termsOfService: 'Términos del servicio',
    contact: 'Contacto',
  },
  landing: {
    documentTitle: 'Lunatale: cuentos para dormir hechos para los más pequeños',
    description:
      'Elige los personajes, un lugar y algo que valga la pena aprender: Lunatale escribe un cuento para dormir, en español o en inglés, con dibujos si quieres.',
    hero: {
      title: 'Esta noche, el cuento sabe su nombre.',
      lead: 'Elige un zorro, un castillo en las nubes y algo bueno que aprender. Lunatale escribe un cuento para quien se duerme a tu lado, en español o en inglés.',
      create: 'Crear un cuento',
      samples: 'Escucha uno primero',
    },
    steps: {
      title: 'Cómo funciona',
      choose: {
        title: 'Elige quién y dónde',
        text: 'Animales, lugares y pequeñas lecciones están a un toque; o usa tus propias palabras. ¿Sin ideas? Que decida la luna.',
      },
      write: {
        title: 'Mira cómo se escribe',
        soon: 'Las primeras palabras llegan en segundos.',
        text: 'Si alguien pide un vaso de agua, el cuento te espera.',
        words: 'La lechuza miró al conejito durante un rato muy, muy largo. Luego abrió un ala, y debajo había',
      },
      read: {
        title: 'Léelo a la luz de la lámpara',
        text: 'Letras grandes, una página que se apaga con el cuarto y un estante para los cuentos que te van a volver a pedir.',
      },
    },
    samples: {
      title: 'Lee uno esta noche, o escúchalo',
      lead: 'Tres cuentos de ejemplo, completos. No necesitas una cuenta.',
      read: 'Leer el cuento',
      listen: 'Escuchar',
      about: '{action}: {title}',
      dragon: {
        title: 'La dragona del fuego pequeñito',
        alt: 'Una dragona pequeña se inclina sobre un farol con una llamita, de noche en la montaña.',
        first:
          'Brasa era la dragona más chica de la Montaña de los Faroles. Tenía las alas chicas. Tenía la cola chica. Y su fuego era el más chico de todos.',
        second:
          'Cuando soplaban los dragones grandes, el cielo entero se ponía dorado. Cuando soplaba Brasa, salía una llamita del tamaño de un frijol. Era tibia, redonda y un poco temblorosa. Y luego ya no estaba.',
        third: '—Ya crecerá —decía su abuela.',
      },
      space: {
        title: 'La estrella que no podía dormir',
        first: 'Nilo tenía una nave que se llamaba la Tetera. Era redonda y azul, y silbaba cuando iba rápido.',
      },
      garden: {
        title: 'La carta más lenta del jardín',
        first: 'Al fondo del jardín, debajo de las acelgas, vivía Oliva la tortuga. Repartía las cartas.',
      },
    },
    features: {
      title: 'Para el último rato del día',
      personal: {
        title: 'Habla de quien escucha',
        text: 'Su nombre, su animal favorito, lo que hoy le costó trabajo. Tú lo eliges, y se vuelve parte del cuento.',
      },
      ai: {
        title: 'Escrito por una IA, para esta noche',
        text: 'No hay dos cuentos iguales. Cada uno se escribe mientras miras, se revisa antes de que lo veas y termina como debe: despacito.',
      },
      educational: {
        title: 'Algo para llevarse',
        text: 'La lección está en lo que pasa, no en un sermón al final.',
        morals: 'Compartir, tener paciencia, ser valiente, pedir perdón.',
      },
      multilingual: {
        title: 'En español y en inglés',
        text: 'En el idioma de la casa, o en el que están aprendiendo juntos.',
      },
    },
    voices: {
      title: 'Así suenan las noches',
      examples: 'Tres ejemplos, inventados para esta demostración.',
      first: {
        quote: 'Volvió a pedir la lechuza. Fue la primera noche en semanas sin discutir por apagar la luz.',
        role: 'La mamá de una niña de cinco años',
      },
      second: {
        quote: 'Yo lo leo en inglés y la abuela lo lee en español por teléfono. Un cuento, dos acentos.',
        role: 'Un papá de gemelos',
      },
      third: {
        quote: 'A las ocho de la noche ya no se me ocurre nada. Ahora solo tengo que hacer las voces.',
        role: 'Una abuela',
      },
    },
    closing: {
      title: 'La lámpara está encendida',
      text: 'Tres cuentos de texto y uno con dibujos son gratis. Tú solo pones un cuarto de hora.',
      textAlone: 'Tú solo pones un cuarto de hora.',
      create: 'Crear el cuento de esta noche',
      pricing: 'Ver planes y precios',
    },
  },
  broken: {
    title: 'La página perdió el hilo',
    text: 'Una parte no llegó. Tus cuentos guardados están a salvo, y si se estaba escribiendo uno, se sigue escribiendo. Vuelve a cargar la página; si sigue igual, revisa tu conexión.',
    again: 'Volver a cargar',
    home: 'Ir a la portada',
  },
  notFound: {
    title: 'Esta página se fue a pasear',
    message:
      'Buscamos debajo de la cama y detrás de la luna. Tal vez la dirección tiene un error o el cuento ya no está.',
    returnHome: 'Volver al inicio',
  },
};
