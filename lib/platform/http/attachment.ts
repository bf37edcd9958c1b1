/** Saved under this name. RFC 8187: what encodeURIComponent leaves and the header may not hold is escaped too. */
export function attachment(name: string): string {
  return `attachment; ${fileName(name)}`;
}

export function fileName(name: string): string {
  const escaped = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename*=UTF-8''${escaped}`;
}
