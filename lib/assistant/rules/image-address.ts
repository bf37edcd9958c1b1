const folder = '/api/firestore/conversations/images/';
const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a message's picture is shown to whoever may read the message. */
export function imageAddress(fileId: string): string {
  return folder + fileId;
}

/** The stored file that a message's picture is, by its address. */
export function imageIdOf(address: string): string | undefined {
  const found = address.startsWith(folder) ? address.slice(folder.length) : '';
  return id.test(found) ? found : undefined;
}
