import type { Camera, View } from './camera.ts';

const texts = {
  en: {
    addChild: 'Add a child',
    addCast: 'Add a character',
    nickname: 'Nickname',
    likes: 'Likes',
    avoid: 'Leave out',
    name: 'Name',
    keep: 'Save',
    remove: 'Delete account',
  },
  es: {
    addChild: 'Agregar un perfil',
    addCast: 'Agregar un personaje',
    nickname: 'Apodo',
    likes: 'Le gusta',
    avoid: 'Dejar fuera',
    name: 'Nombre',
    keep: 'Guardar',
    remove: 'Eliminar la cuenta',
  },
};

/** Shoots the profile with a family in it, its dialogs, and the creator that knows the family. */
export async function shootFamily(camera: Camera, view: View): Promise<void> {
  const { page, language } = view;
  const text = texts[language];
  const dialog = page.getByRole('dialog');
  await page.goto('/profile');
  await page.getByRole('button', { name: text.addChild }).click();
  await camera.shoot(view, 'child-dialog', { window: true });
  await dialog.getByRole('button', { name: text.keep }).click();
  await camera.shoot(view, 'child-dialog-incomplete', { window: true });
  for (const [child, likes] of [
    ['Inés', language === 'en' ? 'tractors, the moon' : 'tractores, la luna'],
    ['Maximiliano Alejandro', language === 'en' ? 'dinosaurs' : 'dinosaurios'],
  ] as const) {
    await dialog.getByLabel(text.nickname).fill(child);
    await dialog.getByLabel(text.likes).fill(likes);
    await dialog.getByLabel(text.avoid).fill(language === 'en' ? 'the dark' : 'la oscuridad');
    await dialog.getByRole('button', { name: text.keep }).click();
    await dialog.waitFor({ state: 'detached' });
    if (child === 'Inés') await page.getByRole('button', { name: text.addChild }).click();
  }
  await page.getByRole('button', { name: text.addCast }).click();
  await dialog.getByLabel(text.name, { exact: true }).fill(language === 'en' ? 'Grandpa Aurelio' : 'El abuelo Aurelio');
  await dialog.getByRole('button', { name: text.keep }).click();
  await dialog.waitFor({ state: 'detached' });
  await camera.shoot(view, 'profile-family');
  await page.getByRole('button', { name: text.remove }).click();
  await camera.shoot(view, 'account-deletion', { window: true });
  await page.goto('/create');
  await page.getByText('Inés', { exact: true }).click();
  await camera.shoot(view, 'create-family');
}
