import type { shell as english } from '../en/shell.ts';
import type { Translation } from '../translation.ts';

export const shell: Translation<typeof english> = {
  skipToContent: 'Ir al contenido',
  navigation: 'Principal',
  create: 'Crear',
  privacyPolicy: 'Política de privacidad',
  verifyingAccess: 'Verificando acceso...',
  notFound: {
    title: 'Página no encontrada',
    message: 'Esta página se perdió en la noche.',
    returnHome: 'Volver al inicio',
  },
};
