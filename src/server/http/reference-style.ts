/** The page stands alone, without the app's bundle: its few rules travel with it. */
export const referenceStyle = `
@font-face{font-family:"IBM Plex Sans Thai";font-weight:400;font-display:swap;src:url(/fonts/ibm-plex-sans-thai-400.woff2) format("woff2")}
@font-face{font-family:"IBM Plex Sans Thai";font-weight:600;font-display:swap;src:url(/fonts/ibm-plex-sans-thai-600.woff2) format("woff2")}
:root{--back:#f3f8f8;--card:#fff;--ink:#192120;--soft:#475251;--line:#d5dcdc;--teal:#076462;--tint:#edfaf9;--get:#1864ab;--write:#076462;--gone:#b42318}
@media (prefers-color-scheme:dark){:root{--back:#091111;--card:#0f1919;--ink:#e2e7e7;--soft:#a5b1b1;--line:#263333;--teal:#68c7c4;--tint:#0f2b2a;--get:#74c0fc;--write:#68c7c4;--gone:#ff9c8f}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:400 15px/1.6 "IBM Plex Sans Thai",system-ui,sans-serif}
header,main{max-width:880px;margin:0 auto;padding:0 16px}
header{padding-top:32px}main{padding-bottom:64px}
h1{font-size:28px;line-height:1.4;margin:0}h1 small{font-size:15px;color:var(--soft);font-weight:400}
h2{font-size:17px;margin:32px 0 8px}h3{font-size:13px;margin:16px 0 4px;color:var(--soft)}
p{margin:4px 0}a{color:var(--teal)}
ul{list-style:none;margin:0;padding:0}
li{padding:6px 0;border-top:1px solid var(--line)}li:first-child{border-top:0}
small{color:var(--soft)}
code,pre,.path{font:13px/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
code{background:var(--tint);border-radius:4px;padding:1px 5px}
pre{background:var(--tint);border-radius:8px;padding:12px;overflow:auto;max-height:420px;margin:8px 0}
details{background:var(--card);border:1px solid var(--line);border-radius:12px;margin:8px 0}
summary{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:12px 14px;min-height:48px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary .what{flex:1 1 100%;color:var(--soft)}
details[open] summary{border-bottom:1px solid var(--line)}
.body{padding:8px 14px 14px}
.method{font-weight:600;font-size:13px;min-width:52px;color:var(--write)}.method.get{color:var(--get)}.method.delete{color:var(--gone)}
.path{font-weight:600}
.facts{display:flex;flex-wrap:wrap;gap:6px}.facts span{border:1px solid var(--line);border-radius:99px;padding:0 10px;font-size:13px}
.answer{display:flex;gap:12px}.answer div{min-width:0;flex:1}
.s2{color:var(--teal)}.s4,.s5{color:var(--gone)}
:focus-visible{outline:3px solid var(--teal);outline-offset:2px;border-radius:8px}
`;
