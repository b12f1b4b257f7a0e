// An HTML page for authors that shows the whole bank: one searchable file, without a server.
import { type Drawing, kinds } from '#bank/drawing.ts';

const safe = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.codePointAt(0)};`);

const bytesOf = (svg: string): number => new TextEncoder().encode(svg).length;

const card = ({ name, kind, title, svg, width, height, parts, colour, isBackground }: Drawing): string => {
  const words = [name, kind, title, ...parts].join(' ').toLowerCase();
  const facts = [
    `${width} by ${height}`,
    `${bytesOf(svg).toLocaleString('en')} bytes`,
    ...(colour === undefined ? [] : [`colour: ${colour}`]),
  ];
  return `<li data-words="${safe(words)}" data-kind="${safe(kind)}"${isBackground ? ' class="wide"' : ''}>
<div class="stage">${svg}</div>
<h2><code>${safe(name)}</code> <small>${safe(kind)}</small></h2>
<p>${safe(title)}</p>
<p class="parts">${parts.map((part) => `<code>${safe(part)}</code>`).join(' ')}</p>
<p class="facts">${safe(facts.join(' · '))}</p></li>`;
};

const look = `
body{margin:0;font:16px/1.4 Andika,system-ui,sans-serif;background:#faf2e1;color:#2b1a10}
header{position:sticky;top:0;z-index:1;padding:.75rem 1rem;background:#faf2e1;border-bottom:1px solid #e3d3b2}
h1{margin:0 0 .5rem;font-size:1.4rem}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
input,select{font:inherit;padding:.5rem .75rem;min-height:44px;box-sizing:border-box;border:2px solid #8c7357;border-radius:10px;background:#fffcf4;color:inherit}
input{flex:1 1 14rem}
ul{list-style:none;margin:0;padding:1rem;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(200px,1fr))}
li{background:#fffcf4;border:1px solid #e3d3b2;border-radius:14px;padding-bottom:.5rem;overflow:hidden}
li.wide{grid-column:span 2}
li[hidden]{display:none}
.stage{background:#ffedc2;display:grid;place-items:center;height:210px}
.stage svg{width:100%;height:190px}
.wide .stage svg{height:210px}
.grass .stage{background:#8fbf7a}.dark .stage{background:#17100e}
h2,li p{margin:.4rem .75rem 0;font-size:1rem}
li p,small{font-size:.85rem;color:#5b4535}
code{font-size:.9em}.parts code{background:#f1e5cb;border-radius:6px;padding:0 .3em}
@media(max-width:520px){li.wide{grid-column:auto}}`;

const search = `
const words=document.querySelector('#words'),kind=document.querySelector('#kind'),field=document.querySelector('#field');
const cards=[...document.querySelectorAll('li')],count=document.querySelector('#count');
const show=()=>{const wanted=words.value.toLowerCase().split(/\\s+/).filter(Boolean);let shown=0;
for(const card of cards){const fits=(kind.value===''||card.dataset.kind===kind.value)&&wanted.every((word)=>card.dataset.words.includes(word));
card.hidden=!fits;if(fits)shown+=1}count.textContent=shown+' of '+cards.length;document.body.className=field.value};
for(const one of [words,kind,field])one.addEventListener('input',show);
document.querySelector('form').addEventListener('submit',(event)=>event.preventDefault());show();`;

export const bankPage = (bank: readonly Drawing[]): string => {
  const sorted = bank.toSorted(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.name < b.name ? -1 : 1),
  );
  const used = kinds.filter((kind) => bank.some((drawing) => drawing.kind === kind));
  const options = used.map((kind) => {
    const many = bank.filter((drawing) => drawing.kind === kind).length;
    return `<option value="${kind}">${kind} (${many})</option>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>The drawing bank</title><style>${look}</style></head><body>
<header><h1>The drawing bank</h1><form role="search"><input id="words" type="search" aria-label="Search by name, title or part" placeholder="Name, title or part">
<select id="kind" aria-label="Kind"><option value="">all kinds</option>${options.join('')}</select>
<select id="field" aria-label="Ground behind the drawings"><option value="">paper</option><option value="grass">grass</option><option value="dark">night</option></select>
<output id="count"></output></form></header>
<ul>${sorted.map(card).join('\n')}</ul>
<script>${search}</script></body></html>
`;
};
