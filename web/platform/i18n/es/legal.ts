import type { LegalText } from '../legal-text.ts';

const frame = {
  effective: '2026-11-25',
  effectiveLabel: 'Vigente desde el {date}',
  contentsLabel: 'En esta página',
  backToHome: 'Volver al inicio',
  words: { writesAndDraws: 'escribe y dibuja', draws: 'dibuja las láminas de', unlimited: 'sin límite' },
};

/** La política de privacidad (LEGAL-01 a LEGAL-07). Cada frase debe ser cierta. */
export const privacyPolicy: LegalText = {
  ...frame,
  title: 'Política de privacidad',
  lead: 'Lunatale escribe cuentos para dormir. Para eso necesita saber muy poco de ti; aquí te contamos qué, para qué y por cuánto tiempo.',
  sections: [
    {
      id: 'introduction',
      title: 'Introducción',
      paragraphs: [
        {
          when: 'payments',
          text: 'Esta política abarca el sitio de Lunatale y todo lo que haces en él: conocerlo, iniciar sesión, crear cuentos, guardarlos y pagar Premium. Lunatale está hecho para madres, padres y tutores de 18 años o más. Los niños escuchan; no necesitan una cuenta y no deberían tenerla.',
          otherwise:
            'Esta política abarca el sitio de Lunatale y todo lo que haces en él: conocerlo, iniciar sesión, crear cuentos y guardarlos. Lunatale está hecho para madres, padres y tutores de 18 años o más. Los niños escuchan; no necesitan una cuenta y no deberían tenerla.',
        },
        'Reunimos lo que el servicio necesita, no lo vendemos y no mostramos publicidad.',
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Información que recopilamos',
      paragraphs: ['Cuando usas Lunatale, conservamos:'],
      items: [
        {
          when: 'google',
          text: 'Tu cuenta: el nombre, el correo y la foto de perfil que Google nos indica cuando inicias sesión. Hoy se entra con una cuenta de Google; más adelante quizá también con Apple. Nunca vemos tu contraseña.',
        },
        {
          when: 'otherDoors',
          text: 'El correo con el que inicias sesión, y tu nombre y tu foto si el servicio donde la inicias nos los indica. Nunca vemos una contraseña.',
        },
        {
          when: 'passkeys',
          text: 'Llaves de acceso, si agregas alguna: una clave pública de cada una y cuándo se usó. Tu huella o tu rostro no salen de tu dispositivo.',
        },
        'Tu familia, si la guardas: apodos, edades, gustos, aspecto, cosas que dejar fuera y personajes que vuelven. Cada uno se elimina con un toque.',
        'Tu hogar, si lo compartes: quién está en él y desde cuándo, y las invitaciones abiertas. Sus personas adultas ven el nombre y el correo de las demás y los mismos cuentos, perfiles y plan. Quien sale se lleva copias de lo que agregó; los originales se quedan en el hogar, también cuando se elimina una cuenta.',
        'Cuentos antes de dormir, si los enciendes: para quién, cuándo y qué pasó; y la dirección y las claves de cada navegador que los anuncia.',
        'Voces, si una persona adulta de la cuenta acepta y graba: las frases como las leyó, quién lee según lo escribes, y cuándo aceptaste. Se reproducen en tu cuenta y no se usan para nada más: nadie ni nada aprende de ellas a imitar una voz.',
        'Tu confirmación de ser una persona adulta, con su hora.',
        'Tus cuentos: lo que eliges o escribes al pedir un cuento (personajes, lugar, mensaje, cosas que dejar fuera, duración, edad, idioma), el cuento y los dibujos que resultan, las notas, etiquetas y favoritos que agregas, dónde dejaste de leer, cómo te gusta escuchar, el audio que se hace de un cuento y los enlaces que compartes.',
        {
          when: 'payments',
          text: 'Tu plan: si tienes una suscripción, cuándo se renueva o termina, lo que pagaste y lo que se te devolvió, y cuántos cuentos has usado. Los números de tarjeta van directamente a Stripe y nunca llegan a nosotros.',
          otherwise: 'Cuántos cuentos has usado.',
        },
        {
          when: 'mail',
          text: 'Correos: en qué idioma usas Lunatale, qué correos te enviamos y que un enlace que diste se abrió por primera vez, no quién lo abrió; la dirección del lector electrónico de tu hogar, cuándo preguntamos y dijo que sí, cuántos libros fueron hoy y cuándo el último.',
        },
        'El uso del servicio: que te registraste y que un cuento se empezó, se terminó, falló o se guardó, con su hora, duración, idioma y edad. Estos registros no contienen el texto de tus cuentos ni los nombres que aparecen en ellos. Las páginas abiertas y los botones pulsados solo se cuentan si dices que sí cuando te preguntamos, sin tu nombre, sin tu cuenta y sin cookies.',
        'Registros técnicos: dónde tienes sesiones abiertas y cuándo estuviste por última vez (navegador y, si se conoce, país), las llamadas a nuestros servidores con su hora, resultado y duración, los errores y lo que nuestro equipo cambia en tu cuenta, para encontrar y reparar fallas. Las direcciones de red solo se guardan sin su última parte.',
        'En tu dispositivo: tu idioma, si prefieres noche o día y qué letra usas para leer, tu sesión, tu plan durante media hora, tus favoritos, dónde dejaste de leer, las dedicatorias de tus libros, un formulario, un cuento o frases grabadas que todavía no has enviado o guardado, y los cuentos que abriste o guardaste para un viaje, para leerlos sin conexión. Al cerrar sesión se borran la sesión y esos cuentos. No hay cookies de publicidad ni de seguimiento.',
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'Para qué la usamos',
      paragraphs: ['Usamos esta información para:'],
      items: [
        'escribir, mostrar y guardar tus cuentos;',
        'iniciar tu sesión y proteger tu cuenta de usos indebidos;',
        {
          when: 'payments',
          text: 'contar lo que tu plan permite, cobrar y responderte cuando nos escribes;',
          otherwise: 'contar cuentos y responderte cuando nos escribes;',
        },
        'encontrar fallas, cuidar nuestros costos y saber qué partes de Lunatale resultan útiles.',
      ],
    },
    {
      id: 'third-party-services',
      title: 'Servicios de terceros',
      paragraphs: [
        'Una parte del trabajo la hacen otros. Cada uno recibe solo lo que su tarea necesita. Tu correo y el nombre de tu cuenta nunca se envían a los servicios que escriben o dibujan los cuentos.',
      ],
      items: [
        { when: 'google', text: 'Google: inicia tu sesión; tu foto de perfil se carga desde ahí.' },
        { when: 'issuer', text: '{issuer}: inicia tu sesión.' },
        {
          when: 'writer',
          text: '{writer}: escribe los cuentos de texto a partir de lo que eliges en el formulario, y cuenta de nuevo una parte de un cuento guardado cuando lo pides; entonces recibe esa parte y lo que está alrededor.',
          otherwise:
            'Los cuentos de texto los escribe un modelo en una máquina de quien lleva este sitio, y nadie más.',
        },
        { when: 'secondWriter', text: '{secondWriter}: hace lo mismo mientras no se llega al de arriba.' },
        {
          when: 'illustrator',
          text: '{illustrator}: {draws} los cuentos ilustrados a partir de lo que eliges en el formulario.',
        },
        { when: 'reader', text: '{reader}: lee los pedidos y los cuentos, para ver si son aptos para un niño.' },
        {
          when: 'voice',
          text: '{voice}: lee en voz alta un cuento guardado cuando lo pides; recibe las frases de ese cuento y nada más.',
        },
        {
          when: 'mail',
          text: 'Un servidor de correo: lleva los pocos correos que recibes y los libros que envías a un lector electrónico; de ahí los recibe el fabricante del lector.',
        },
        {
          when: 'payments',
          text: 'Stripe: cobra y guarda los datos de la tarjeta y las facturas. Conoce tu correo cuando compras, y su programa se ejecuta en nuestra página de precios.',
        },
        'Cloudflare Turnstile: cuando está activado, comprueba que quien inicia sesión o pide un cuento es una persona y no un programa.',
        'PostHog: solo donde está activado, y solo si dijiste que sí, cuenta las páginas y los botones que se usan, en la Unión Europea. Puedes cambiar tu respuesta en esta página.',
        'Un servicio de geolocalización por IP: cuando está activado, en la primera visita convierte tu dirección de red en un país, para que el sitio empiece en español o en inglés. De ello guardamos el país de tus sesiones, y ninguna dirección.',
      ],
    },
    {
      id: 'security',
      title: 'Seguridad',
      paragraphs: [
        'Las conexiones van cifradas. Cada cuenta puede leer y borrar solo sus propios cuentos, y la base de datos lo comprueba por segunda vez por sí misma. Las sesiones duran poco y terminan cuando cierras sesión.',
        {
          when: 'pictures',
          text: 'Los dibujos de los cuentos ilustrados se guardan en direcciones largas e imposibles de adivinar: quien tenga una de esas direcciones puede abrir ese dibujo. También el audio de los cuentos y las direcciones de tu podcast y de tu catálogo de libros, que puedes retirar. Ningún sistema es perfectamente seguro; si ocurre algo que ponga en riesgo tu información, te avisaremos a ti y a las autoridades como lo pide la ley.',
          otherwise:
            'Ningún sistema es perfectamente seguro; si ocurre algo que ponga en riesgo tu información, te avisaremos a ti y a las autoridades como lo pide la ley.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'Cuánto tiempo la conservamos',
      paragraphs: [
        'Los cuentos y los datos de la cuenta se quedan hasta que los borras o borras tu cuenta. Los registros tienen una vida fija:',
      ],
      items: [
        'un cuento que no guardas: 30 días en tu estante, entre los cuentos sin guardar; uno que no se terminó: alrededor de un día;',
        {
          when: 'voice',
          text: 'el sonido de palabras que cambiaste: hasta que el cuento se te lea otra vez, a lo sumo 30 días;',
        },
        'un cuento que borras: durante 30 días podemos recuperarlo si nos lo pides, con sus voces grabadas; después desaparece para siempre;',
        'una voz grabada que borras, o todas cuando retiras tu permiso en tu página de perfil: desaparece enseguida, con todas sus copias;',
        'dónde tienes sesiones abiertas: hasta 60 días después de la última vez;',
        'eventos de uso: hasta 1 año; lo mismo vale para cuándo y con qué navegador se usó Lunatale;',
        {
          when: 'payments',
          text: 'registros de la API: hasta 6 meses; lo mismo vale para lo que Stripe nos avisa de los pagos;',
          otherwise: 'registros de la API: hasta 6 meses;',
        },
        'registros de errores: hasta 3 meses después de resuelto el error, y nunca más de 1 año;',
        'una vez eliminada tu cuenta, cuántos cuentos gratis había usado: 1 año, bajo una marca cifrada que no nombra a nadie;',
        'cuántas cuentas se crearon y cuántos cuentos gratis se contaron desde un navegador y una red: dos días, bajo marcas cifradas; para eso, al iniciar sesión el navegador recibe una marca por un día.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Tus derechos',
      paragraphs: [
        {
          when: 'googleAndPayments',
          text: 'Puedes ver la información que tenemos sobre ti, corregirla (tu nombre y tu correo siguen a tu cuenta de Google cada vez que inicias sesión), llevarte una copia, pedir que se borre u oponerte a que se use. En la página de tu perfil puedes descargar una copia de todo cuando quieras y eliminar tu cuenta: primero se cancela la suscripción y después se borran de inmediato tus cuentos, dibujos, voces grabadas, perfiles y registros; lo que agregaste a un hogar compartido se queda con la otra persona adulta. Stripe conserva las facturas que la ley le pide conservar. También puedes escribir a {email} para todo lo demás. Respondemos las solicitudes en un plazo de 30 días.',
          otherwise:
            'Puedes ver la información que tenemos sobre ti, corregirla, llevarte una copia, pedir que se borre u oponerte a que se use. En la página de tu perfil puedes descargar una copia de todo cuando quieras y eliminar tu cuenta: se cancela la suscripción, si la hay, y se borran de inmediato tus cuentos, dibujos, voces grabadas, perfiles y registros; lo que agregaste a un hogar compartido se queda con la otra persona adulta. También puedes escribir a {email} para todo lo demás. Respondemos las solicitudes en un plazo de 30 días.',
        },
      ],
    },
    {
      id: 'childrens-privacy',
      title: 'Privacidad de los niños',
      paragraphs: [
        'Lunatale es para adultos. Al iniciar sesión por primera vez te pedimos confirmar que tienes 18 años o más. No recopilamos a sabiendas información personal de niños menores de 13 años, y los niños no pueden crear cuentas.',
        'Puedes poner un nombre en un cuento y guardar para el próximo el apodo, la edad y el aspecto de un niño, y cómo hablan de su persona los cuentos; de un perfil guardado, los servicios que escriben cuentos solo reciben lo que elijas para cada cuento. Basta con un nombre de pila o un apodo; no incluyas apellidos, direcciones, escuelas ni nada que permita identificar a tu hijo o hija. Si crees que un niño menor de 13 años nos ha dado información, escribe a {email} y la borraremos.',
      ],
    },
    {
      id: 'international-transfers',
      title: 'Transferencias internacionales',
      paragraphs: [
        {
          when: 'deepseek',
          text: 'Los servicios mencionados trabajan en varios países, entre ellos Estados Unidos y, en el caso de DeepSeek, China. Por eso, lo que escribes en el formulario puede tratarse fuera de tu país, bajo leyes distintas de las tuyas. Es una razón más para no enviar a esos servicios nada que diga quién eres, y para pedirte que dejes fuera de los cuentos los datos que identifiquen a alguien.',
          otherwise:
            'Los servicios mencionados, si los hay, pueden trabajar en países distintos del tuyo. Por eso, lo que escribes en el formulario puede tratarse allí, bajo leyes distintas de las tuyas. Es una razón más para no enviar a esos servicios nada que diga quién eres, y para pedirte que dejes fuera de los cuentos los datos que identifiquen a alguien.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Cambios en esta política',
      paragraphs: [
        'Cuando esta política cambie, el texto nuevo aparecerá aquí con su fecha. Si un cambio afecta lo que pasa con tu información, lo diremos con claridad en Lunatale antes de que entre en vigor.',
      ],
    },
    {
      id: 'contact',
      title: 'Contacto',
      paragraphs: ['Las preguntas, solicitudes y quejas sobre privacidad se reciben en {email}. Las lee una persona.'],
    },
    {
      id: 'regulatory-compliance',
      title: 'Cumplimiento normativo',
      paragraphs: [
        'Según el lugar donde vives, estas leyes te dan derechos, y los respetamos para todas las personas:',
      ],
      items: [
        {
          when: 'payments',
          text: 'RGPD (GDPR; Unión Europea y Reino Unido): tratamos los datos de la cuenta, los cuentos y los pagos para cumplir nuestro contrato contigo, y los registros técnicos y de uso por nuestro interés legítimo en un servicio seguro y que funcione. Puedes reclamar ante tu autoridad de protección de datos.',
          otherwise:
            'RGPD (GDPR; Unión Europea y Reino Unido): tratamos los datos de la cuenta y los cuentos para cumplir nuestro contrato contigo, y los registros técnicos y de uso por nuestro interés legítimo en un servicio seguro y que funcione. Puedes reclamar ante tu autoridad de protección de datos.',
        },
        'CCPA (California): puedes conocer, borrar y corregir tu información personal. No la vendemos ni la compartimos, y ejercer tus derechos nunca empeora el servicio.',
        'COPPA (Estados Unidos): el servicio se dirige a madres y padres, no a niños, y no recopilamos a sabiendas información personal de menores de 13 años.',
      ],
    },
  ],
};

/** Los términos del servicio (ROUTE-04, AMB-003). */
export const termsOfService: LegalText = {
  ...frame,
  title: 'Términos del servicio',
  lead: 'El acuerdo entre tú y Lunatale, tan corto y claro como pudimos escribirlo.',
  sections: [
    {
      id: 'the-service',
      title: 'El servicio',
      paragraphs: [
        {
          when: 'pictures',
          text: 'Lunatale escribe cuentos personalizados para dormir con inteligencia artificial, en español o en inglés, en texto o con dibujos, y guarda los que tú decidas. Al crear una cuenta aceptas estos términos.',
          otherwise:
            'Lunatale escribe cuentos personalizados para dormir con inteligencia artificial, en español o en inglés, y guarda los que tú decidas. Al crear una cuenta aceptas estos términos.',
        },
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Quién puede usarlo',
      paragraphs: [
        'Debes tener 18 años o más y ser madre, padre, tutor u otra persona adulta que les lee a los niños. Por favor, no le entregues tu cuenta a un niño.',
      ],
    },
    {
      id: 'your-account',
      title: 'Tu cuenta',
      paragraphs: [
        {
          when: 'googleAlone',
          text: 'Entras con una cuenta de Google. Cuídala y avísanos a {email} si crees que alguien más la está usando. Lo que se haga con tu cuenta es responsabilidad tuya.',
          otherwise:
            'Cuida la forma en que inicias sesión y avísanos a {email} si crees que alguien más está usando tu cuenta. Lo que se haga con tu cuenta es responsabilidad tuya.',
        },
      ],
    },
    {
      id: 'free-and-premium',
      title: 'Gratis y Premium',
      paragraphs: [
        {
          when: 'usualAllowances',
          text: 'Sin pagar puedes crear 3 cuentos de texto y 1 cuento ilustrado. Premium te da cuentos de texto sin límite y 10 cuentos ilustrados al día. Un cuento que falla por culpa nuestra o de un servicio que usamos no cuenta.',
          otherwise:
            'Sin pagar puedes crear cuentos de texto: {freeText}; y cuentos ilustrados: {freeImage}. Con Premium los cuentos de texto no tienen límite, y los ilustrados al día son: {dailyGemini}. Un cuento que falla por culpa nuestra o de un servicio que usamos no cuenta.',
        },
        'Sin límite quiere decir sin límite para leerles a los niños. Podemos frenar o detener el uso automatizado o la reventa.',
      ],
    },
    {
      id: 'payment-and-cancelling',
      title: 'Pago y cancelación',
      paragraphs: [
        'Premium cuesta 9.99 dólares estadounidenses al mes, o el precio que ves antes de pagar; pueden agregarse impuestos donde la ley lo pida. El cobro lo hace Stripe. La suscripción se renueva sola al final de cada periodo hasta que la canceles.',
        'Puedes cancelar cuando quieras en «Administrar facturación», en el menú de tu cuenta. Premium sigue activo hasta el final del periodo que ya pagaste. No devolvemos partes de un periodo, salvo que la ley te dé ese derecho. Si el precio cambia, te avisamos con tiempo y puedes cancelar antes de que se te aplique.',
      ],
    },
    {
      id: 'stories-by-ai',
      title: 'Los cuentos los escribe una IA',
      paragraphs: [
        'Los cuentos y los dibujos los hacen programas informáticos. Los revisamos para que no haya nada impropio de un cuarto infantil, pero ninguna revisión es perfecta: un cuento puede tener errores, repetirse o parecerse a otro. Léelo antes de leerlo en voz alta. Los cuentos son entretenimiento, no consejos.',
      ],
    },
    {
      id: 'your-words-and-stories',
      title: 'Tus palabras y tus cuentos',
      paragraphs: [
        'Lo que escribes sigue siendo tuyo. Nos permites tratarlo y guardarlo en la medida en que el servicio lo necesita. Hasta donde la ley lo permite, no reclamamos derechos sobre los cuentos y dibujos hechos para ti: léelos, imprímelos, guárdalos, compártelos. Como los hace una IA, es posible que la ley no permita que nadie los tenga en exclusiva.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Uso aceptable',
      paragraphs: ['Por favor, no uses Lunatale para:'],
      items: [
        'crear nada sexual, violento o que incite al odio, ni nada que dañe o asuste a los niños;',
        'copiar a personas reales, personajes ajenos o marcas sin permiso;',
        'escribir datos personales de un niño más allá de un nombre de pila o un apodo y de lo que pide su perfil;',
        'saltarte los límites, atacar el servicio o usarlo con programas automáticos;',
        'vender el acceso.',
      ],
    },
    {
      id: 'sharing',
      title: 'Compartir',
      paragraphs: [
        'Un cuento es privado hasta que lo compartes. Quien tenga su enlace puede leerlo; puedes retirar el enlace en cualquier momento. Tú decides con quién compartes.',
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilidad y cambios',
      paragraphs: [
        {
          when: 'payments',
          text: 'Trabajamos para que Lunatale esté disponible, pero no prometemos que nunca se interrumpa. Podemos mejorar, cambiar o retirar partes del servicio. Si retiramos algo que ya pagaste, te devolvemos la parte que no hayas usado.',
          otherwise:
            'Trabajamos para que Lunatale esté disponible, pero no prometemos que nunca se interrumpa. Podemos mejorar, cambiar o retirar partes del servicio.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilidad',
      paragraphs: [
        {
          when: 'payments',
          text: 'El servicio se ofrece tal como es. Hasta donde la ley lo permite, no respondemos por daños indirectos, y nuestra responsabilidad total se limita a lo que nos pagaste en los doce meses anteriores al reclamo. Nada de esto limita los derechos que la ley te da como consumidor ni la responsabilidad que no puede limitarse.',
          otherwise:
            'El servicio se ofrece tal como es. Hasta donde la ley lo permite, no respondemos por daños indirectos. Nada de esto limita los derechos que la ley te da como consumidor ni la responsabilidad que no puede limitarse.',
        },
      ],
    },
    {
      id: 'ending',
      title: 'Fin del acuerdo',
      paragraphs: [
        'Puedes dejar de usar Lunatale y borrar tu cuenta cuando quieras. Podemos suspender o cerrar una cuenta que incumpla estos términos; salvo en casos graves, te avisamos antes. Una cuenta cerrada puede pedir una copia de sus cuentos durante 30 días.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios en estos términos',
      paragraphs: [
        'Los términos nuevos aparecen aquí con su fecha. Si un cambio te afecta, te avisamos antes de que se aplique; si no estás de acuerdo, puedes cerrar tu cuenta.',
      ],
    },
    {
      id: 'contact',
      title: 'Contacto',
      paragraphs: ['Escribe a {email}. Si algo anda mal, déjanos intentar arreglarlo primero.'],
    },
  ],
};
