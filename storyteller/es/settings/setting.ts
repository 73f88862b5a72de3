/**
 * A place as the passages use it. Noun phrases carry their article; those of `LUGAR` stand after
 * "junto a", "hasta" and "detrás de", those of `SONIDO` are singular, for "se oyó". `DIA`, `TARDE`,
 * `NOCHE` and `TRABA` (something in the way) are whole sentences in the notation of template.ts.
 */
export type Setting = {
  /** After "en". */
  readonly AQUI: string;
  readonly LUGAR: readonly string[];
  readonly BICHO: readonly string[];
  readonly COSA: readonly string[];
  readonly SONIDO: readonly string[];
  readonly OLOR: readonly string[];
  readonly COMIDA: readonly string[];
  readonly CAMA: readonly string[];
  readonly DIA: readonly string[];
  readonly TARDE: readonly string[];
  readonly NOCHE: readonly string[];
  readonly TRABA: readonly string[];
};
