/** Before the page's scripts have come, a press waits for them on <html>; `heard` once there is somebody to hear it. */
const script = `addEventListener('click',function(e){var d=document.documentElement.dataset,o=e.target.closest('.assistant-opener');if(o&&d.assistant===undefined)d.assistant='pressed'})`;

/** For pages whose buttons stand there before their scripts: on a slow line that is seconds. Open pages keep every click. */
export function EarlyPress({ nonce }: { nonce: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Whether the assistant was asked for before anything of it was there; told once. */
export function takeEarlyPress(): boolean {
  const { dataset } = document.documentElement;
  const wasPressed = dataset.assistant === 'pressed';
  dataset.assistant = 'heard';
  return wasPressed;
}
