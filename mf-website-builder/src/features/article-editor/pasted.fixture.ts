/** What Word for Windows writes to the clipboard: classes and conditional comments, list items as paragraphs with their markers. */
export const WORD = String.raw`<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face {font-family:Wingdings; panose-1:5 0 0 0 0 0 0 0 0 0;}
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin:0in; font-size:12.0pt; font-weight:bold;}
 @list l0 {mso-list-id:402146129; mso-list-type:hybrid;}
 @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\F0B7; font-family:Symbol;}
-->
</style>
</head>
<body lang=EN-US link="#0563C1" vlink="#954F72" style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle>The lamp<o:p></o:p></p>
<h1><a name="_Toc1837"></a><span style='mso-fareast-font-family:"Times New Roman"'>Chapter&nbsp;one<o:p></o:p></span></h1>
<p class=MsoNormal>It was <b style='mso-bidi-font-weight:normal'>dark</b>, <i>very</i>
<b><i>dark</i></b><span style='mso-spacerun:yes'>  </span>and <u>wet</u>. <s>Dry.</s> <del
cite="mailto:Ann" datetime="2026-11-02T10:00">Gone. </del>See <a
href="https://example.com/?a=1&amp;b=2">the map</a>.<span
class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor
id="_anchor_1" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[A1]</a></span></span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>A <b>door</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New";mso-fareast-font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Its key<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-add-space:auto'>of iron<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>A bell<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-fareast-font-family:Aptos'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:1.0in;text-indent:-.25in;mso-list:l1 level2 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>a.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Within<o:p></o:p></p>
<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Picture_x0020_1" style='width:200pt'><v:imagedata
src="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=267 height=200
src="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Picture_x0020_1"><![endif]></span><o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0><tr><td width=312 valign=top style='width:233.75pt'>
<p class=MsoNormal>left<o:p></o:p></p></td><td width=312 valign=top><p class=MsoNormal>1 &lt; 2<o:p></o:p></p></td></tr></table>
<!--EndFragment-->
<div style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Why?<o:p></o:p></p></div></div></div>
</body>
</html>`;

/** The RTF that Word copies beside its HTML, with a picture of three bytes, and the same one for old programs. */
export const WORD_RTF = String.raw`{\rtf1\adeflang1025\ansi\ansicpg1252\uc1\deff0{\fonttbl{\f0\fbidi \froman Times New Roman;}}
\pard\plain \ltrpar {\rtlch\fcs1 \af0 \ltrch\fcs0 \lang1024\noproof {\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}{\sp{\sn fFlipH}{\sv 0}}}
\picscalex100\picscaley100\piccropl0\piccropr0\picw7063\pich5292\picwgoal4004\pichgoal3000\pngblip\bliptag-1837042901{\*\blipuid 928107ab8f0a1b2c3d4e5f60718293a4}
0001
02}}{\nonshppict{\pict\picscalex100\picw7063\wmetafile8\bliptag-1837042901\blipupi96{\*\blipuid 928107ab8f0a1b2c3d4e5f60718293a4}0100ff}}}\par }`;

const ONLINE = (style: string, words: string) =>
  `<span data-contrast="auto" xml:lang="EN-US" lang="EN-US" class="TextRun SCXW1837 BCX8" style="margin:0px;padding:0px;font-size:12pt;${style}line-height:22px;font-family:Aptos, sans-serif;"><span class="NormalTextRun SCXW1837 BCX8" style="margin:0px;padding:0px;">${words}</span></span>`;
const END =
  '<span class="EOP SCXW1837 BCX8" data-ccp-props="{&quot;201341983&quot;:0}" style="margin:0px;padding:0px;font-size:12pt;">&nbsp;</span>';
const onlineItem = (id: number, level: number, words: string) =>
  `<div class="ListContainerWrapper SCXW1837 BCX8" style="margin:0px;position:relative;"><ul class="BulletListStyle${level} SCXW1837 BCX8" role="list" style="margin:0px;list-style-type:disc;"><li class="OutlineElement Ltr SCXW1837 BCX8" role="listitem" data-leveltext="" data-font="Symbol" data-listid="${id}" aria-setsize="-1" data-aria-posinset="1" data-aria-level="${level}" style="margin:0px 0px 0px 24px;display:block;"><p class="Paragraph SCXW1837 BCX8" paraid="1" paraeid="{a1}{1}" style="margin:0px;font-weight:normal;font-style:normal;">${ONLINE('', words)}${END}</p></li></ul></div>`;

/** What Word's web edition copies: styles, a list for each item, and pictures as data. */
export const WORD_ONLINE = `<meta charset='utf-8'><div class="OutlineElement Ltr SCXW1837 BCX8" style="margin:0px;direction:ltr;"><p class="Paragraph SCXW1837 BCX8" role="heading" aria-level="2" paraid="2" style="margin:0px;font-weight:normal;">${ONLINE('', 'Chapter two')}${END}</p></div><div class="OutlineElement Ltr SCXW1837 BCX8"><p class="Paragraph SCXW1837 BCX8" style="margin:0px;font-weight:normal;font-style:normal;">${ONLINE('', 'The ')}${ONLINE('font-weight:bold;', 'tide')}${ONLINE('', ' ')}${ONLINE('text-decoration:underline;', 'rose')}${ONLINE('', '.')}${END}</p></div>${onlineItem(3, 1, 'Salt')}${onlineItem(3, 2, 'grey')}${onlineItem(3, 1, 'Rope')}<div class="OutlineElement Ltr SCXW1837 BCX8"><p class="Paragraph SCXW1837 BCX8"><span class="WACImageContainer SCXW1837 BCX8" role="presentation"><img class="WACImage SCXW1837 BCX8" src="data:image/png;base64,AAEC" style="width:20px;"></span>${END}</p></div>`;

const docs = (words: string, style = 'font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style}vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${words}</span>`;
const docsParagraph = (inner: string) => `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`;
const docsItem = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${docs(words)}</p></li>`;
const LIST = 'style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"';

/** What Google Docs copies: all in one `b` that isn't bold, marks as styles, nested lists beside the items above them. */
export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0f1e2d3c-7fff-1837-beef-0198f6d20000"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;text-decoration:none;">Chapter three</span></h1>${docsParagraph(
  `${docs('Rain is ')}${docs('loud', 'font-weight:700;font-style:normal;text-decoration:none;')}${docs(', ')}${docs('very', 'font-weight:400;font-style:italic;text-decoration:none;')}${docs(' loud and ')}${docs('dry', 'font-weight:400;font-style:normal;text-decoration:line-through;')}${docs(' wet: ')}<a href="https://example.com/rain" style="text-decoration:none;">${docs('a map', 'font-weight:400;font-style:normal;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;')}</a>${docs('.')}`,
)}<br />${docsParagraph(`${docs('One line')}<span style="font-size:11pt;"><br /></span>${docs('and the next')}`)}<ul ${LIST}>${docsItem(1, 'Fruit')}<ul ${LIST}>${docsItem(2, 'Plum')}<ul ${LIST}>${docsItem(3, 'Stone')}</ul>${docsItem(2, 'Pear')}</ul>${docsItem(1, 'Bread')}</ul>${docsParagraph(
  `<span style="font-size:11pt;"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:339px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=a&amp;b=1" width="602" height="339" style="margin-left:0px;margin-top:0px;" /></span></span>`,
)}</b><br class="Apple-interchange-newline">`;
