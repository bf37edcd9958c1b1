import { preferredLanguageScript } from '@/components/shell/language';

/**
 * The server never sees a fragment: the `#/…` of an old address goes on inside `from`. Only on sending, because React
 * sets a hidden field back to what the server wrote when it takes the page over.
 */
const script =
  "document.currentScript.parentNode.addEventListener('submit',function(){var f=this.elements.from;if(f.value&&f.value.indexOf('#')<0&&location.hash.indexOf('#/')===0)f.value+=location.hash})";

export function FragmentKeeper() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

export function PreferredLanguage() {
  return <script dangerouslySetInnerHTML={{ __html: preferredLanguageScript }} />;
}
