import { CallFailure } from './call';
import { PatientLine } from './patient-line';
import { fromHexadecimal, sha256 } from './sha256';

type State<Done> = { id: string; receivedOffsets: readonly number[]; file: Done | null };
type Announced = { name: string; bytes: number; partBytes: number; contentHash: string };
type Part = { id: string; offset: number; sha256: string; file: Uint8Array<ArrayBuffer> };

/** The operations that an upload needs, whatever domain offers them. */
export type UploadLine<Done> = {
  begin(announced: Announced, signal: AbortSignal): Promise<State<Done>>;
  read(id: string, signal: AbortSignal): Promise<State<Done>>;
  sendPart(part: Part, signal: AbortSignal): Promise<unknown>;
  finish(id: string, signal: AbortSignal): Promise<Done>;
};

export type UploadProgress = {
  /** `waiting`: the line is cut, and is tried again by itself. */
  phase: 'reading' | 'sending' | 'waiting' | 'paused' | 'finishing';
  sentBytes: number;
  totalBytes: number;
};

export type FileUpload<Done> = {
  done: Promise<Done>;
  /** Gives up the part on its way; what has arrived stays. */
  pause(): void;
  resume(): void;
  /** `done` is refused with an AbortError. The server forgets what came within a day. */
  cancel(): void;
};

type Options = { partBytes: number; onProgress?: (progress: UploadProgress) => void };

/**
 * Sends a file in parts. A cut line is waited for, and the sending goes on with the part that was cut; so does the same
 * file when it is chosen again after the page was closed. One part is in memory at a time.
 */
export function uploadFile<Done>(file: File, line: UploadLine<Done>, options: Options): FileUpload<Done> {
  const sending = new Sending(file, line, options);
  const { pause, resume, cancel } = sending;
  return { done: sending.run(), pause, resume, cancel };
}

class Sending<Done> {
  private readonly patient = new PatientLine((state) => this.tell(state === 'asking' ? this.step : state));
  private step: 'reading' | 'sending' | 'finishing' = 'reading';
  private sentBytes = 0;

  constructor(
    private readonly file: File,
    private readonly line: UploadLine<Done>,
    private readonly options: Options,
  ) {}

  pause = () => this.patient.pause();
  resume = () => this.patient.resume();
  cancel = () => this.patient.cancel();

  async run(): Promise<Done> {
    const hashes = await this.hashes();
    const contentHash = await sha256(fromHexadecimal(hashes.join('')));
    const { name, size: bytes } = this.file;
    const announced = { name, bytes, partBytes: this.options.partBytes, contentHash };
    const begin = () => this.patient.ask((signal) => this.line.begin(announced, signal));
    const state = await begin();
    try {
      return await this.sendMissing(state, hashes);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      // Forgotten while it was paused over night: from the start. Another tab finished, or a part was lost: what is left.
      if (error.status === 404 || error.status === 410) return this.sendMissing(await begin(), hashes);
      if (error.code !== 'upload.incomplete') throw error;
      return this.sendMissing(await this.patient.ask((signal) => this.line.read(state.id, signal)), hashes);
    }
  }

  /** Every part's, by slices: the page stays awake, and the file is read again while it is sent. */
  private async hashes(): Promise<string[]> {
    this.tell(this.step);
    const hashes: string[] = [];
    for (const offset of this.offsets()) {
      this.patient.throwIfCancelled();
      hashes.push(await sha256(await this.slice(offset)));
    }
    return hashes;
  }

  private async sendMissing({ id, receivedOffsets, file }: State<Done>, hashes: readonly string[]): Promise<Done> {
    if (file) return file;
    this.step = 'sending';
    const received = new Set(receivedOffsets);
    this.sentBytes = [...received].reduce((sum, offset) => sum + this.lengthAt(offset), 0);
    for (const offset of this.offsets().filter((each) => !received.has(each))) {
      const part = { id, offset, sha256: hashes[offset / this.options.partBytes] as string };
      // Read outside: a file that was changed or taken away meanwhile is no cut line.
      const bytes = await this.slice(offset);
      await this.patient.ask((signal) => this.line.sendPart({ ...part, file: bytes }, signal));
      this.sentBytes += bytes.byteLength;
    }
    this.step = 'finishing';
    return this.patient.ask((signal) => this.line.finish(id, signal));
  }

  private offsets(): number[] {
    const { partBytes } = this.options;
    return Array.from({ length: Math.ceil(this.file.size / partBytes) }, (_, index) => index * partBytes);
  }

  private lengthAt(offset: number): number {
    return Math.min(this.options.partBytes, this.file.size - offset);
  }

  private async slice(offset: number): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.file.slice(offset, offset + this.options.partBytes).arrayBuffer());
  }

  private tell(phase: UploadProgress['phase']): void {
    this.options.onProgress?.({ phase, sentBytes: this.sentBytes, totalBytes: this.file.size });
  }
}
