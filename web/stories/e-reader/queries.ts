import { queryOptions } from '@tanstack/react-query';
import { type EReader, eReaderPath } from '#domain/stories/e-reader.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { usePublicSettings } from '../../platform/public-settings.ts';

/** Whether this installation sends mail. */
export const useSendsMail = (): boolean => usePublicSettings()?.signIn.mail === true;

/** The mail address for the household's books; queried only where mail is sent. */
export const eReaderQuery = queryOptions({
  queryKey: ['stories', 'e-reader'],
  queryFn: ({ signal }) => callApi<EReader>(eReaderPath, { signal, like: { state: '', sender: '' } }),
  retry: false,
});

const known = {
  RATE_LIMITED: 'tooOften',
  E_READER_LIMITED: 'limited',
  E_READER_NOT_READY: 'notReady',
  BOOK_TOO_LARGE: 'tooLarge',
  MAIL_REFUSED: 'refused',
  MAIL_AWAY: 'away',
} as const;

/** Returns the text key for a failed mail. */
export function mailProblem(error: Error): (typeof known)[keyof typeof known] | 'failed' {
  const code = error instanceof ApiError ? error.code : null;
  return code !== null && code in known ? known[code as keyof typeof known] : 'failed';
}

/** Returns the values that fill the gaps of these texts. */
export const limitOf = (error: Error) => ({
  limit: String((error instanceof ApiError && error.details.limit) || ''),
});
