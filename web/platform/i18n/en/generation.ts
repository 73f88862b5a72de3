export const generation = {} as const;
