const requiredFields = ['length', 'language', 'characters', 'setting', 'message', 'ageGroup'] as const;

export type ParamsProblem = { code: 'INVALID_REQUEST' | 'MISSING_PARAMETERS'; message: string; field?: string };

/**
 * Returns what is wrong with the shape of story parameters, before they are sent or read, in the
 * documented words (ILLUS-22 to ILLUS-25), or undefined. `storyOptionsSchema` checks lengths and
 * choices.
 */
export function storyParamsProblem(params: unknown): ParamsProblem | undefined {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    return { code: 'INVALID_REQUEST', message: 'Invalid story parameters: expected an object' };
  }
  const fields = params as Record<string, unknown>;
  for (const field of requiredFields) {
    if (fields[field] === undefined || fields[field] === null) {
      return { code: 'MISSING_PARAMETERS', message: `Missing required field: ${field}`, field };
    }
  }
  const { characters } = fields;
  if (!Array.isArray(characters) || characters.length === 0) {
    return { code: 'INVALID_REQUEST', message: 'Characters must be a non-empty array', field: 'characters' };
  }
  for (const field of requiredFields) {
    const value = fields[field];
    if (field !== 'characters' && (typeof value !== 'string' || value.trim() === '')) {
      return { code: 'INVALID_REQUEST', message: `${field} must be a non-empty string`, field };
    }
  }
  return undefined;
}
