const shape = /^\/api\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The stored file that a message's picture is, by its address. */
export function imageIdOf(address: string): string | undefined {
  return shape.exec(address)?.[1];
}
