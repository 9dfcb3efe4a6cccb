export interface Words {
  title: string;
  hint: string;
  configured: string;
  suggested: string;
}

/** What is the same for every page of a language. */
export interface Place {
  words: Words;
  /** Where the site was built to lie. */
  baseUrl: string;
  /** Where the language stands below it; empty for the default one. */
  folder: string;
}

// The core hides this element in its stylesheet: the banner is seen only where that has not loaded.
const containerId = '__docusaurus-base-url-issue-banner-container';

/**
 * A function that tells, once, that the site lies elsewhere than it was built for.
 *
 * @returns The text of one that takes where the language lies.
 */
export function tellingScript({ words, baseUrl, folder }: Place): string {
  const values = JSON.stringify({ ...words, baseUrl, folder, containerId });
  return `(path=>{var w=${values},box;
if(document.getElementById(w.containerId))return;
box=document.createElement('div');
if(path.endsWith('/'+w.folder))path=path.slice(0,path.length-w.folder.length);
box.id=w.containerId;box.setAttribute('role','alert');
box.style.cssText='margin:16px;padding:16px 20px;border:3px solid #b3202c;background:#fff4f4;color:#1d2628;font:16px/1.6 system-ui,sans-serif';
[['strong',w.title],['p',w.hint],['p',w.configured+' '+w.baseUrl],['p',w.suggested+' '+path]].forEach(function(l){
var e=document.createElement(l[0]);e.textContent=l[1];box.appendChild(e)});
document.body.prepend(box)})`;
}
