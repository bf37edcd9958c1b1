import type { Shell } from '@/tests/support/sample-pages';

const kilobyte = 1024;

/**
 * JavaScript that a page's first load may add to that of a bare Next page of the same build, gzip -9. A number an area
 * (issue 2, section 5): at a school's 400 kbit/s each further 5 KB is a tenth of a second.
 */
export const javascriptBytesOverBare = {
  /** What a signed-in page has not brought already is what a shell costs. */
  '(kept)': 60 * kilobyte,
  '(open)': 12 * kilobyte,
  '(sign-in)': 25 * kilobyte,
  '(signed-in)': 60 * kilobyte,
} as const satisfies Record<Shell, number>;

/** The assistant (issue 6): opened for the first time, and on pages that never open it. */
export const panelBytesMax = 45 * kilobyte;
export const unopenedPanelBytesMax = 2 * kilobyte;

/** Ratios within one run of `npm run bench`; absolute times of a machine are noise (issue 2, section 5). */
export const ratios = {
  openPage: { atLeast: 0.85 },
  apiList: { atLeast: 0.6 },
  /** The facilitator's home asks ten things of the database, the bare page one; it was 0.7 while the home asked for three. */
  areaPage: { atLeast: 0.45 },
  /** Of a student in a lesson under way (issue 18). */
  studentHome: { atLeast: 0.5 },
  /** Of who teaches, the points of thirty (issue 19). */
  classTable: { atLeast: 0.5 },
  commandCpu: { atMost: 1.25 },
  /** While a whole town answers, against a read of a list (issue 20). */
  savedAnswerCpu: { atMost: 2.5 },
  /** One tap for a class (issue 18). */
  attendanceCpu: { atMost: 1.5 },
  /** It grows with the pupils of the class alone (issue 19). */
  closing: { atMost: 1.25 },
  /** Three years of 200 schools against one month, of the slowest who may ask (issue 19). */
  engagementGrowth: { atMost: 3 },
  /** From the teacher's touch to the last of thirty pupils, while 6,000 listen to one process (issue 18). */
  tapSeconds: { atMost: 2 },
  /** Without the password hashes, which are the same on both sides (issue 17). */
  importCpu: { atMost: 1.5 },
  session: { atMost: 1.1 },
  /** It carries its style sheet and is packed with it. */
  firstPage: { atMost: 1.6 },
  signInCpu: { atMost: 1.25 },
  openPageMeanwhile: { atLeast: 0.5 },
  /** Of the slowest kind of search (issue 5). */
  searchOverSql: { atMost: 1.5 },
  searchGrowth: { atMost: 3 },
  /** Of the slowest filter or sort (issue 17). */
  studentListGrowth: { atMost: 1.5 },
  /** Of the slowest search in it: of several words PostgreSQL plans without knowing them, and so reads all who match. */
  studentSearchGrowth: { atMost: 3 },
  /** Of what the assistant answers from (issue 6). */
  findingGrowth: { atMost: 3 },
  /** Against the vendor asked directly, fifty at once (issue 6). */
  firstText: { atMost: 1.3 },
  streamedCpu: { atMost: 3 },
  openAnswersMegabytes: { atMost: 150 },
  coldLargestPaint: { atMost: 2 },
  coldLoad: { atMost: 1.25 },
  /** On a line 25 times as fast as a school's, where the server's work and the waits weigh 25 times as much. */
  upload: { atLeast: 0.6 },
  /** A part, its headers and what the line held. */
  resentKilobytesPerCut: { atMost: 260 },
  uploadBytes: { atMost: 1.04 },
} as const;

export const coldLargestPaintMsMax = 1200;

/** From an empty cache through the sign-in screen to the own home (issue 4). */
export const journeyKilobytesMax = 230;

/** An open lesson on a school's line (issue 5): all of it when it is opened first, and each page read on from it. */
export const lessonKilobytesMax = 45;
export const furtherPageKilobytesMax = 20;

/** A lesson's screens on a school's line and a phone four times as slow, by whoever is signed in (issue 18). */
export const lessonScreenMax = { paintedSeconds: 1.5, awakeSeconds: 5, firstKilobytes: 200, againKilobytes: 20 };

/** A test on a school's line and a phone four times as slow, opened for the first time (issue 20). */
export const testScreenMax = {
  paintedSeconds: 1.5,
  answersSeconds: 5,
  firstKilobytes: 230,
  questionKilobytes: 5,
  answerKilobytes: 1,
};
