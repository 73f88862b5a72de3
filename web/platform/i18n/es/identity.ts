import type { identity as english } from '../en/identity.ts';
import type { Translation } from '../translation.ts';

export const identity: Translation<typeof english> = {
  signIn: {
    title: 'Volvamos a la hora del cuento',
    subtitle: 'Inicia sesión para crear cuentos, guardarlos y volver a leerlos mañana.',
    google: 'Continuar con Google',
    leaving: 'Abriendo Google…',
    checking: 'Comprobando tu sesión...',
    terms:
      'Al continuar aceptas los <terms>términos del servicio</terms> y la <privacy>política de privacidad</privacy>.',
    keeps: 'El cuento que estabas preparando queda guardado y seguirá en cuanto inicies sesión.',
    human: 'Una comprobación rápida de que eres una persona',
  },
  callback: {
    working: 'Iniciando tu sesión…',
    title: 'Error de autenticación',
    back: 'Volver a iniciar sesión',
  },
  welcome: {
    title: 'Antes del primer cuento',
    lead: 'Lunatale es para la persona adulta que lee el cuento, no para quien lo escucha.',
    statement:
      'Confirma que tienes 18 años o más y que eres madre, padre, tutor u otra persona adulta que lee a niños.',
    keeps: 'El cuento que pediste queda guardado y empezará enseguida.',
    terms: 'Se aplican los <terms>términos del servicio</terms> y la <privacy>política de privacidad</privacy>.',
    confirm: 'Sí, lo confirmo',
    leave: 'No, cerrar sesión',
    problem: 'No se pudo guardar. Inténtalo de nuevo.',
  },
  errors: {
    google: 'No se pudo iniciar sesión con Google. Inténtalo de nuevo.',
    challengeMissing: 'Completa primero la verificación.',
    challengeFailed: 'La verificación falló. Inténtalo de nuevo.',
    challengeExpired: 'La verificación caducó. Vuelve a verificar.',
    widget: 'No se pudo cargar la verificación',
    noSession: 'No encontramos tu sesión. Intenta iniciar sesión de nuevo.',
    unexpected: 'Ocurrió un error inesperado durante la autenticación.',
  },
  profile: {
    title: 'Tu perfil',
    email: 'Correo electrónico',
    provider: 'Sesión iniciada con',
    google: 'Google',
    since: 'En Lunatale desde',
    signOut: 'Cerrar sesión',
    problem: 'No se pudo cargar tu perfil.',
    retry: 'Reintentar',
  },
};
