export const stories = {} as const;
