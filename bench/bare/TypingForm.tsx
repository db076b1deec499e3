import { RichTextInput } from 'ra-input-rich-text'
import { ResourceContextProvider, SimpleForm, TextInput } from 'react-admin'
import { type TypedArticle, typedArticle } from '../typedArticle.ts'

const shown = { picture: '/icon.svg', sound: '/sound.mp3' }

/** What the tutorial makes of a form with rich text. */
export default function TypingForm(article: Pick<TypedArticle, 'paragraphs' | 'pictures'>) {
  const record = { id: 1, title: '摆渡人的冬天', body: typedArticle({ ...article, ...shown }) }
  return (
    <ResourceContextProvider value="articles">
      <SimpleForm record={record}>
        <TextInput source="title" />
        <RichTextInput source="body" />
      </SimpleForm>
    </ResourceContextProvider>
  )
}
