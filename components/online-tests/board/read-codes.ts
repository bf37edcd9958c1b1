import { lazily } from '@/lib/platform/browser/lazy';

type Detector = { detect(image: CanvasImageSource): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (of: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** Of the middle, where people aim. The densest code of ours is still read where it fills a third of it. */
const sideMax = 720;
/** Ten looks a second are plenty for a hand that holds a phone. */
const pauseMs = 100;

/** Every text that the camera shows, until it is stopped: by the browser itself where it can, else by code that comes late. */
export async function readCodes(video: HTMLVideoElement, signal: AbortSignal, onText: (text: string) => void) {
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: 1280 } });
  const stop = () => {
    for (const track of camera.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = camera;
  await video.play();
  const read = await reader();
  while (!signal.aborted) {
    for (const text of await read(video).catch(() => [])) onText(text);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function reader(): Promise<(video: HTMLVideoElement) => Promise<string[]>> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  // Some browsers have the class and read no code by it.
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && formats.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  }
  const { default: decodeQR } = await lazily(() => import('qr/decode.js'));
  const canvas = document.createElement('canvas');
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    const side = Math.min(width, height);
    const size = Math.min(side, sideMax);
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(video, (width - side) / 2, (height - side) / 2, side, side, 0, 0, size, size);
    const image = context?.getImageData(0, 0, size, size);
    return image ? [decodeQR(image)] : [];
  };
}
