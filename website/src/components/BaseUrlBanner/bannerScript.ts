export interface BannerWords {
  title: string;
  hint: string;
  configured: string;
  suggested: string;
}

// The core hides this element in its stylesheet: the banner is seen only where that has not loaded.
const containerId = '__docusaurus-base-url-issue-banner-container';

/** What is the same for every page of a language. */
export interface BannerPlace {
  words: BannerWords;
  /** Where the site was built to lie. */
  baseUrl: string;
  /** Where the language stands below it; empty for the default one. */
  folder?: string;
}

/**
 * Statements that tell, once, that the base URL is most likely wrong.
 *
 * @param path - The expression that gives where the language lies.
 */
export function tellingScript({ words, baseUrl, folder = '' }: BannerPlace, path: string): string {
  const values = JSON.stringify({ ...words, baseUrl, folder, containerId }).replaceAll(
    '<',
    '\\u003c',
  );
  return `var w=${values},path=${path},box=document.getElementById(w.containerId);
if(box)box.remove();
box=document.createElement('div');
if(path.endsWith('/'+w.folder))path=path.slice(0,path.length-w.folder.length);
box.id=w.containerId;box.setAttribute('role','alert');
box.style.cssText='margin:16px;padding:16px 20px;border:3px solid #b3202c;background:#fff4f4;color:#1d2628;font:16px/1.6 system-ui,sans-serif';
[['strong',w.title],['p',w.hint],['p',w.configured+' '+w.baseUrl],['p',w.suggested+' '+path]].forEach(function(l){
var e=document.createElement(l[0]);e.textContent=l[1];box.appendChild(e)});
document.body.prepend(box)`;
}

/**
 * A script that tells it once a file of the page cannot be fetched. Errors of elements do not bubble,
 * so it listens on the way down.
 */
export function bannerScript(place: BannerPlace): string {
  return `addEventListener('error',function notice(event){
if(window.docusaurus||!/^(SCRIPT|LINK)$/.test(event.target.nodeName))return;
removeEventListener('error',notice,true);
if(document.body)show();else addEventListener('DOMContentLoaded',show)},true);
function show(){
${tellingScript(place, "location.pathname.replace(/[^/]*$/,'')")}}`;
}
