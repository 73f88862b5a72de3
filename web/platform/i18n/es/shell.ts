import type { shell as english } from '../en/shell.ts';
import type { Translation } from '../translation.ts';

export const shell: Translation<typeof english> = {
  skipToContent: 'Ir al contenido',
  navigation: 'Principal',
  home: 'Inicio',
  create: 'Crear',
  myStories: 'Mis cuentos',
  signIn: 'Iniciar sesión',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  language: 'Idioma',
  verifyingAccess: 'Verificando acceso...',
  theme: {
    label: 'Apariencia',
    toggle: 'Cambiar entre noche y día',
    auto: 'Auto',
    night: 'Noche',
    day: 'Día',
  },
  account: {
    open: 'Cuenta de {name}',
    premium: 'Premium',
    myStories: 'Mis cuentos',
    profile: 'Perfil',
    manageBilling: 'Administrar facturación',
    upgrade: 'Pasar a Premium',
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
    privacyPolicy: 'Política de privacidad',
    termsOfService: 'Términos del servicio',
    contact: 'Contacto',
  },
  notFound: {
    title: 'Esta página se fue a pasear',
    message:
      'Buscamos debajo de la cama y detrás de la luna. Tal vez la dirección tiene un error o el cuento ya se guardó.',
    returnHome: 'Volver al inicio',
  },
};
