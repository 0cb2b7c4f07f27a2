import Delimiter from '@editorjs/delimiter';
import EditorJS from '@editorjs/editorjs';
import Header from '@editorjs/header';
import ImageTool from '@editorjs/image';
import Quote from '@editorjs/quote';
import { ArticleList } from './article-list.ts';
import { Strikethrough, Underline } from './inline-tools.ts';

export const classes = { EditorJS, Header, List: ArticleList, Quote, Delimiter, ImageTool, Underline, Strikethrough };
