// Only what our pages use of react-i18next: shared modules aren't tree-shaken, and the whole package includes three markup parsers.
export { I18nextProvider } from '../../../../node_modules/react-i18next/dist/es/I18nextProvider.js';
export { initReactI18next } from '../../../../node_modules/react-i18next/dist/es/initReactI18next.js';
export { useTranslation } from '../../../../node_modules/react-i18next/dist/es/useTranslation.js';
