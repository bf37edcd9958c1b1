import type { Tipo } from '@/lib/access/actor';

export const megabyte = 1024 * 1024;
const day = 24 * 3600 * 1000;

const pictures = ['image/png', 'image/jpeg', 'image/webp'] as const;
const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';
const documents = [
  'application/pdf',
  'application/zip',
  // Office before 2007.
  'application/x-cfb',
  ...['wordprocessingml.document', 'spreadsheetml.sheet', 'presentationml.presentation'].map(
    (kind) => `${office}.${kind}`,
  ),
  ...['text', 'spreadsheet', 'presentation'].map((kind) => `${openDocument}.${kind}`),
] as const;

type Purpose = {
  /** Where its files lie in storage. */
  folder: string;
  bytesMax: number;
  /** By content. */
  types: readonly string[];
  /** Who may send it; whoever may send files without it. */
  senders?: readonly Tipo[];
  /** Encoded anew to fit this. */
  image?: { width: number; height: number; fit: 'cover' | 'inside'; withoutEnlargement?: boolean };
  /** Whether whoever may name such a file may name another's: the catalogue is everybody's. */
  isShared?: boolean;
};

/** What files are kept for. A part that keeps another kind of file adds its line. */
export const purposes = {
  /** Enough for a picture from a phone; it is encoded to a few KB. */
  'course-photo': {
    folder: 'course-photos',
    bytesMax: 8 * megabyte,
    types: pictures,
    image: { width: 640, height: 360, fit: 'cover' },
    isShared: true,
  },
  /** Wide enough for the column that a lesson is read in; a phone pays for every pixel more. */
  'content-image': {
    folder: 'content-images',
    bytesMax: 8 * megabyte,
    types: pictures,
    image: { width: 960, height: 960, fit: 'inside', withoutEnlargement: true },
    isShared: true,
  },
  /** A face: re-encoded to a few KB on a screen of any density. */
  'account-photo': {
    folder: 'account-photos',
    bytesMax: 8 * megabyte,
    types: pictures,
    image: { width: 320, height: 320, fit: 'cover' },
  },
  /** Beside a school's name, whatever its proportions. */
  'school-logo': {
    folder: 'school-logos',
    bytesMax: 8 * megabyte,
    types: pictures,
    image: { width: 320, height: 320, fit: 'inside', withoutEnlargement: true },
    senders: ['escola', 'admin'],
  },
  document: { folder: 'documents', bytesMax: 50 * megabyte, types: documents },
  picture: {
    folder: 'pictures',
    bytesMax: 10 * megabyte,
    types: pictures,
    image: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
  },
  /** Of a question to the assistant: what a model looks at is no larger. */
  'chat-image': {
    folder: 'chat-images',
    bytesMax: 4 * megabyte,
    types: pictures,
    image: { width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true },
  },
  /** On the mural: as wide as a phone shows it, sharp on a computer. Who reads the post reads it. */
  'mural-image': {
    folder: 'mural-images',
    bytesMax: 8 * megabyte,
    types: pictures,
    image: { width: 1280, height: 1280, fit: 'inside', withoutEnlargement: true },
    senders: ['instrutor'],
  },
  /** Of a whole course, read once and named by nothing: it goes with the orphans. */
  'course-archive': {
    folder: 'course-archives',
    bytesMax: 200 * megabyte,
    types: ['application/zip'],
    senders: ['admin'],
  },
} as const satisfies Record<string, Purpose>;

export type PurposeName = keyof typeof purposes;

/** How other domains name a file: by what it is for, and where it lies. */
export type NamedFile = { purpose: PurposeName; key: string };

export const purposeNames = Object.keys(purposes) as [PurposeName, ...PurposeName[]];

/** What a person sends in parts; the others come in one piece, through the command of the domain that names them. */
export const sentInParts = ['document', 'picture', 'course-archive'] as const satisfies readonly PurposeName[];

export function purposeOf(name: string): Purpose {
  return purposes[name as PurposeName];
}

/** Where the parts of files on their way lie, a folder each. */
export const uploadsFolder = 'uploads';

export function uploadFolder(uploadId: string): string {
  return `${uploadsFolder}/${uploadId}`;
}

/**
 * Named by its place alone: whatever is sent there, and how often, an upload lies on disk at most as large as it was
 * announced. What differs from what its row tells is found when the parts are joined.
 */
export function partKey(uploadId: string, { offset }: { offset: number }): string {
  return `${uploadFolder(uploadId)}/${offset}`;
}

/** Five seconds of a school's line: what a cut costs at most, and what travels with each part is a four-hundredth. */
export const partBytesDefault = megabyte / 4;
export const partBytesMin = megabyte / 16;
export const partBytesMax = 4 * partBytesDefault;

/** A part has the size of all, but for the last one. None begins elsewhere than where the one before ends. */
export function isPartOf(
  { bytes, partBytes }: { bytes: number; partBytes: number },
  part: { offset: number; bytes: number },
): boolean {
  return (
    part.offset < bytes && part.offset % partBytes === 0 && part.bytes === Math.min(partBytes, bytes - part.offset)
  );
}

/** On their way at once, for one person: a facilitator sends a picture of each pupil's work. */
export const uploadsAtOnceMax = 40;

export const uploadKeptMs = day;

/** Long enough for a form that is finished the next morning. */
export const unusedKeptMs = day;

/** A file without a row this old was left by a process that ended between storing and saying so. */
export const strayKeptMs = day;

/** Longer than the largest file takes to be joined; after it another request may try, in case that process is gone. */
export const joiningMs = 2 * 60 * 1000;
export const joiningLookMs = 200;
export const joiningLooksMax = 50;

/** Purposes whose files, once something names them, are the catalogue's and on nobody's account. Its authors keep it all. */
export function purposesOfAll(tipo: Tipo): PurposeName[] {
  return purposeNames.filter((name) => tipo === 'admin' || purposeOf(name).isShared);
}

/** What is used of what is allowed, in bytes. */
export type Room = { used: number; allowed: number };

export function hasRoom({ used, allowed }: Room, bytes: number): boolean {
  return used + bytes <= allowed;
}

/** In megabytes with one digit, rounded so that a refusal never seems to fit. */
export function roomInWords({ used, allowed }: Room, bytes: number) {
  const inMegabytes = (size: number) => Math.ceil((size / megabyte) * 10) / 10;
  return { used: inMegabytes(used), allowed: allowed / megabyte, needed: inMegabytes(bytes) };
}

const filesAddress = '/api/files/';

export function fileAddress(id: string): string {
  return filesAddress + id;
}

/** Of a photo that a domain serves itself: its key in storage, so that the address tells nothing of its row. */
export function photoAddress(key: string): string {
  return filesAddress + key;
}

const contentImage = /\/api\/files\/content-images\/[\w-]{43}\.webp/g;

/** The kept images that a text names, each once. */
export function contentImagesIn(text: string): string[] {
  return [...new Set(text.match(contentImage) ?? [])];
}

/** Where the photo of an address lies in storage. */
export function photoKey(address: string): string {
  return address.slice(filesAddress.length);
}
