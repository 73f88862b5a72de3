import type { usage as english } from '../en/usage.ts';
import type { Translation } from '../translation.ts';

export const usage: Translation<typeof english> = {
  title: 'Tus cuentos',
  text: 'Cuentos de texto',
  illustrated: 'Cuentos ilustrados',
  illustratedToday: 'Cuentos ilustrados de hoy',
  used: '{used, number} de {limit, number} usados ({percent, number} %)',
  unlimited: 'Sin límite',
  resets: {
    today: 'Se renueva hoy, {time}',
    tomorrow: 'Se renueva mañana, {time}',
    later: 'Se renueva el {date}, {time}',
  },
  roles: { super_admin: 'Superadministración', admin: 'Administración', viewer: 'Solo lectura' },
  admin: 'Puedes crear todos los cuentos que quieras.',
  upgrade: 'Pasar a Premium',
  loading: 'Cargando tus cuentos disponibles…',
  offline: 'Sin conexión no se sabe cuántos cuentos te quedan.',
  problem: 'No pudimos cargar cuántos cuentos te quedan. Aun así puedes pedir uno.',
  dialog: {
    close: 'Cerrar',
    textOnly: 'Escribirlo sin dibujos',
    dailyTitle: 'Ya fueron muchos dibujos por hoy',
    daily: 'Llegaste a tu límite diario de {limit, number} cuentos ilustrados. Vuelve a intentarlo mañana.',
    dailyOther: 'Llegaste a tu límite diario de {limit, number} cuentos ilustrados. Vuelve a intentarlo mañana.',
    usedUp: 'A tu cuenta ya no le quedan cuentos de este tipo. Quien administra este sitio puede darte más.',
    failedTitle: 'Ahora no se puede',
    failed: 'No se pudo crear el cuento. Inténtalo de nuevo más tarde.',
    offlineTitle: 'Ahora no hay conexión',
    offline: 'Lo que elegiste se queda aquí.',
  },
  limit: {
    FREE_NO_IMAGE_LIMIT_EXCEEDED:
      'Ya usaste {limit, plural, one {tu cuento de texto gratis} other {tus # cuentos de texto gratis}}.',
    FREE_IMAGE_LIMIT_EXCEEDED:
      'Ya usaste {limit, plural, one {tu cuento ilustrado gratis} other {tus # cuentos ilustrados gratis}}.',
    NO_ACTIVE_SUBSCRIPTION: 'Tu plan Premium ya no está activo.',
  },
};
