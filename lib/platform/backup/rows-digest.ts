import { hash } from 'node:crypto';

/** Tells whether two sets of rows are the same, in whatever order they come: the sum of their hashes, and their count. */
export class RowsDigest {
  rows = 0;
  private high = 0n;
  private low = 0n;

  add(row: Uint8Array): void {
    const sum = hash('sha256', row, 'buffer');
    this.rows++;
    this.high = BigInt.asUintN(64, this.high + sum.readBigUInt64BE(0));
    this.low = BigInt.asUintN(64, this.low + sum.readBigUInt64BE(8));
  }

  get value(): string {
    return [this.high, this.low].map((half) => half.toString(16).padStart(16, '0')).join('');
  }
}
