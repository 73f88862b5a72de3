import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { type SavedStory, type SaveStory, storiesPath } from '#domain/stories/api.ts';

/** A picture of one pixel. */
export const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns a story as the creator makes it. */
export function aStory(changes: Partial<SaveStory> = {}): SaveStory {
  const title = changes.title ?? 'The Quiet Lantern';
  return {
    title,
    content: `**${title}**\n\nA small light went over the hill. ${'It was quiet, and everybody slept well. '.repeat(8)}`,
    options: {
      length: 'short',
      language: 'english',
      characters: ['rabbit'],
      setting: 'meadow',
      message: 'patience',
      ageGroup: 'toddler',
      model: 'deepseek',
      tone: 'playful',
    },
    ...changes,
  };
}

/** Saves stories for the signed-in parent, one after another, as the product does. */
export async function fillShelf(page: Page, stories: SaveStory[]): Promise<SavedStory[]> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('lunatale-auth') ?? '{}').access_token);
  const saved: SavedStory[] = [];
  for (const story of stories) {
    const answer = await page.request.post(storiesPath, { data: story, headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok()) throw new Error(`A story was not saved: ${answer.status()} ${await answer.text()}`);
    saved.push(await answer.json());
  }
  return saved;
}

/** Generates a story and saves it under this title: only stories that were generated here can be shared. */
export async function keepTold(page: Page, { title, options, images }: SaveStory): Promise<SavedStory> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('lunatale-auth') ?? '{}').access_token);
  const headers = { authorization: `Bearer ${token}` };
  const generationId = randomUUID();
  const told = await page.request.post(generateStoryStreamPath, {
    data: { storyParams: options, generationId },
    headers,
  });
  const [saved] = await fillShelf(page, [{ title, content: await told.text(), options, generationId, images }]);
  if (!saved) throw new Error('A story was not saved.');
  return saved;
}

/** Opens an unsaved story by its navigation state; the page must already be one of the product's. */
export async function openUnsaved(page: Page, story: SaveStory): Promise<void> {
  const path = story.options.model === 'gemini' ? '/story/with-images' : '/story/text';
  await page.evaluate(
    ([state, address]) => history.replaceState({ usr: { story: state }, key: 'unsaved', idx: 0 }, '', address),
    [story, path] as const,
  );
  await page.reload();
}

/** Texts of the shelf and the save dialog. */
export const shelfWords = {
  en: {
    title: 'My Stories',
    deleteFailed: 'Failed to delete story',
    markFailed: 'Failed to update favorite status',
    search: 'Search stories',
    filters: /^Filters/,
    favorites: 'Favorites',
    category: /^Category/,
    forest: 'Forest',
    preschool: 'Preschool',
    sort: 'Sort by',
    newest: 'Newest first',
    oldest: 'Oldest first',
    byTitle: 'Title A-Z',
    favoritesFirst: 'Favorites first',
    grid: 'Grid',
    list: 'List',
    clear: 'Clear all',
    show: 'Show stories',
    createNew: 'Create New',
    fox: 'FOX',
    hidden: '1 story with a test title is hidden.',
    showHidden: 'Show all',
    empty: 'No stories found',
    emptyText: 'Start creating new stories to see them here.',
    emptyFavorites: "You haven't favorited any stories yet.",
    createStory: 'Create New Story',
    samples: 'Example stories',
    dragon: 'The Dragon with the Smallest Fire',
    errorTitle: 'Error Loading Stories',
    error: 'We encountered a problem loading your stories.',
    retry: 'Try Again',
    mark: (title: string) => `Mark “${title}” as a favorite`,
    unmark: (title: string) => `Remove “${title}” from your favorites`,
    added: 'Added to favorites!',
    removed: 'Removed from favorites',
    remove: (title: string) => `Delete “${title}”`,
    question: 'Are you sure you want to delete this story? This action cannot be undone.',
    confirm: 'Delete',
    cancel: 'Cancel',
    deleted: 'Story deleted successfully',
    save: 'Save',
    quickSave: 'Quick Save',
    storyTitle: 'Story title',
    notes: /^Notes/,
    tags: /^Tags/,
    addTag: 'Add',
    markFavorite: 'Mark as favorite',
    saved: 'Story saved successfully!',
    titleMissing: 'Please give the story a title',
    failedTitle: 'Error saving story',
    failed: 'Failed to save story. Please try again.',
    thrown: 'An error occurred while saving the story',
    partial: /Only 2 images of 3 could be generated/,
    none: /No images could be generated due to content restrictions/,
    uploadFailed: 'Some of the images could not be saved, but your story was.',
    noStorage: /saved without its images.*contact support/,
    draft: /has not been saved yet/,
    saveDraft: 'Save it now',
    signIn: 'Sign in',
    suggested: ['fox', 'forest', 'sharing', 'preschool'],
  },
  es: {
    title: 'Mis cuentos',
    deleteFailed: 'No se pudo eliminar el cuento',
    markFailed: 'No se pudo cambiar el favorito',
    search: 'Buscar cuentos',
    filters: /^Filtros/,
    favorites: 'Favoritos',
    category: /^Categoría/,
    forest: 'Bosque',
    preschool: 'Preescolar',
    sort: 'Ordenar por',
    newest: 'Más nuevos',
    oldest: 'Más antiguos',
    byTitle: 'Título, A-Z',
    favoritesFirst: 'Favoritos primero',
    grid: 'Cuadrícula',
    list: 'Lista',
    clear: 'Quitar los filtros',
    show: 'Ver los cuentos',
    createNew: 'Crear uno nuevo',
    fox: 'ZORRO',
    hidden: 'Hay 1 cuento oculto porque su título parece una prueba.',
    showHidden: 'Mostrar todos',
    empty: 'No encontramos cuentos',
    emptyText: 'Aquí aparecerán los cuentos que guardes.',
    emptyFavorites: 'Todavía no tienes cuentos favoritos.',
    createStory: 'Crear un cuento nuevo',
    samples: 'Cuentos de ejemplo',
    dragon: 'La dragona del fuego pequeñito',
    errorTitle: 'Error al cargar los cuentos',
    error: 'Tuvimos un problema al cargar tus cuentos.',
    retry: 'Reintentar',
    mark: (title: string) => `Marcar «${title}» como favorito`,
    unmark: (title: string) => `Quitar «${title}» de tus favoritos`,
    added: '¡Agregado a favoritos!',
    removed: 'Quitado de favoritos',
    remove: (title: string) => `Eliminar «${title}»`,
    question: '¿Seguro que quieres eliminar este cuento?',
    confirm: 'Eliminar',
    cancel: 'Cancelar',
    deleted: 'Cuento eliminado',
    save: 'Guardar',
    quickSave: 'Guardado rápido',
    storyTitle: 'Título del cuento',
    notes: /^Notas/,
    tags: /^Etiquetas/,
    addTag: 'Agregar',
    markFavorite: 'Marcar como favorito',
    saved: '¡Cuento guardado!',
    titleMissing: 'Ponle un título al cuento',
    failedTitle: 'Error al guardar el cuento',
    failed: 'No se pudo guardar el cuento. Inténtalo de nuevo.',
    thrown: 'Ocurrió un error al guardar el cuento',
    partial: /Solo se pudieron generar 2 imágenes de 3/,
    none: /No se pudo generar ninguna imagen por las restricciones de contenido/,
    uploadFailed: 'Algunas imágenes no se pudieron guardar, pero tu cuento sí.',
    noStorage: /se guardó sin sus imágenes.*soporte/,
    draft: /todavía no está guardado/,
    saveDraft: 'Guardarlo ahora',
    signIn: 'Iniciar sesión',
    suggested: ['zorro', 'bosque', 'compartir', 'preescolar'],
  },
};
