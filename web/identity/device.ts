const browsers: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Returns the common names of browser and system for a user agent; undefined if it does not tell. */
export function deviceOf(userAgent: string | null): { browser?: string | undefined; system?: string | undefined } {
  const named = (list: [RegExp, string][]) =>
    list.find(([pattern]) => userAgent !== null && pattern.test(userAgent))?.[1];
  return { browser: named(browsers), system: named(systems) };
}
